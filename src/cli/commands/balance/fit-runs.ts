/** How many Runs `core-runner balance --fit` plays a round. */

/** The default is for weights that ship; the minimum is enough to see that it works. */
export const fitRuns = { min: 100, max: 100_000, default: 12_000 };
