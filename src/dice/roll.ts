/** Purpose → faces: what every rule is a function of. */

/** A throw of a fair die: a whole number from 1 to `sides`, from a seed, a script, or a walk over every path. */
export type Roll = (sides: number) => number;
