/** A part that a small bundle of the tool leaves out → the whole tool is asked for it. */

/** Thrown where such a part would be loaded, before anything is printed or written. */
export class WholeNeeded extends Error {}
