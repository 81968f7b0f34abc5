/** Keeps the files of the page, so that it works without a connection after the first visit. */
/// <reference lib="webworker" />

/** Written before this script: the files, and a name that changes with them. */
declare const site: { readonly files: readonly string[]; readonly name: string };

const worker = self as unknown as ServiceWorkerGlobalScope;

async function keep(): Promise<void> {
  const cache = await caches.open(site.name);
  await cache.addAll(site.files);
}

async function forgetOthers(): Promise<void> {
  for (const name of await caches.keys()) if (name !== site.name) await caches.delete(name);
}

worker.addEventListener('install', (event) => event.waitUntil(keep()));
worker.addEventListener('activate', (event) => event.waitUntil(forgetOthers()));
worker.addEventListener('fetch', (event) =>
  event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request))),
);
