/** Keeps the files of the page, so that it works without a connection after the first visit. */
/// <reference lib="webworker" />

/** Written before this script: the files, and a name that changes with them. */
declare const site: { readonly version: string; readonly kept: readonly string[] };

const worker = self as unknown as ServiceWorkerGlobalScope;
/** Other pages of the same server have other names. */
const own = `${worker.registration.scope} `;
const name = own + site.version;

async function keep(): Promise<void> {
  const cache = await caches.open(name);
  await cache.addAll(site.kept.map((path) => new Request(path, { cache: 'no-cache' })));
}

async function begin(): Promise<void> {
  for (const other of await caches.keys()) if (other.startsWith(own) && other !== name) await caches.delete(other);
  await worker.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const { waiting } = worker.registration;
  // A newer page has come: it begins when its only window is loaded again, so that no window has parts of both.
  if (waiting && request.mode === 'navigate' && (await worker.clients.matchAll()).length < 2) {
    waiting.postMessage('begin');
    return new Response('<script>location.reload()</script>', { headers: { 'content-type': 'text/html' } });
  }
  const cache = await caches.open(name);
  return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request);
}

worker.addEventListener('install', (event) => event.waitUntil(keep()));
worker.addEventListener('activate', (event) => event.waitUntil(begin()));
worker.addEventListener('message', () => void worker.skipWaiting());
worker.addEventListener('fetch', (event) => event.respondWith(answer(event.request)));
