/** Purpose → faces: what every rule is a function of. */

/**
 * One throw of a fair die with `sides` faces: a whole number from 1 to `sides`.
 * A rule takes a `Roll` and never asks where its faces come from: a seed, a script, or a walk over every path.
 */
export type Roll = (sides: number) => number;
