/** Ctrl-C → a signal for work that can stop and say how far it came. */

/** Listens from now on until `deafen`, from where on Ctrl-C ends the process. */
export function heedInterrupt(): { readonly signal: AbortSignal; readonly deafen: () => void } {
  const controller = new AbortController();
  const stop = () => controller.abort();
  process.on('SIGINT', stop);
  return { signal: controller.signal, deafen: () => process.off('SIGINT', stop) };
}
