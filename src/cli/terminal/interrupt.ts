/** Ctrl-C → a signal for work that can stop and say how far it came. */

/** Listens from now on until `dispose`, from where on Ctrl-C ends the process. */
export function onInterrupt(): { readonly signal: AbortSignal; readonly dispose: () => void } {
  const controller = new AbortController();
  const stop = () => controller.abort();
  process.on('SIGINT', stop);
  return { signal: controller.signal, dispose: () => process.off('SIGINT', stop) };
}
