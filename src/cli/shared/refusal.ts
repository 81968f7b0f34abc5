/** Errors that refuse a command or what was typed → the failure that ends it. */

import { InputRefusal } from '../../boards/refusal.ts';
import { commandError, Failure } from '../terminal/failure.ts';

/** The failure of an error; undefined for one that is a fault of the tool. */
export function failureOf(error: unknown): Failure | undefined {
  if (error instanceof InputRefusal) return commandError(error.message, error.hint);
  return error instanceof Failure ? error : undefined;
}
