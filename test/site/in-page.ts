/** What a test calls in a page, beside the form. */

export { boardOfCode } from '../../src/boards/deal.ts';
export { readContentText } from '../../src/site/content-text.ts';
