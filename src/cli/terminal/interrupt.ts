/** Ctrl-C → an abort signal. */

/** Listens until `dispose`; after that Ctrl-C ends the process. */
export function onInterrupt(): { readonly signal: AbortSignal; readonly dispose: () => void } {
  const controller = new AbortController();
  const stop = () => controller.abort();
  process.on('SIGINT', stop);
  return { signal: controller.signal, dispose: () => process.off('SIGINT', stop) };
}
