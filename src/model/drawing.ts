/** A picture of a game's own, made simple: shapes in black, white and the accent. */

/** The inks of a drawing. */
export type DrawingInk = 'black' | 'white' | 'accent';

/** A path and its paint; lengths as in its drawing. */
export interface DrawnPath {
  /** SVG's `d` with M, L, H, V, C, Q and Z alone, in either case. */
  readonly d: string;
  readonly fill?: DrawingInk | undefined;
  /** Whether areas inside areas are empty, whichever way round they are drawn. */
  readonly isEvenOdd: boolean;
  readonly stroke?: DrawingInk | undefined;
  readonly width: number;
  readonly cap: 'butt' | 'round' | 'square';
  readonly join: 'miter' | 'round' | 'bevel';
  readonly dash: readonly number[];
}

/** A picture from the file `pictures/NAME.svg`; what is outside its frame is not seen. */
export interface Drawing {
  /** Of the frame, the longer one 1000. */
  readonly width: number;
  readonly height: number;
  /** Its alternative text; decoration without. */
  readonly title?: string | undefined;
  readonly paths: readonly DrawnPath[];
}
