/** Choices → the form of the view of sheets, and what it makes. */

import type { Page } from 'puppeteer-core';

/** What a visitor chooses; the rest stays as it is. */
export interface SheetChoices {
  readonly word?: string;
  readonly difficulty?: string;
  readonly sealed?: boolean;
  readonly dice?: boolean;
  readonly count?: string;
  readonly paper?: string;
}

/** Fills in the form, and waits for the sheet or the fault. */
export async function chooseSheet(page: Page, choices: SheetChoices): Promise<void> {
  await page.evaluate((chosen) => {
    const form = document.querySelector<HTMLFormElement>('#sheet-form');
    const set = (name: string, value: string | undefined) => {
      if (value !== undefined) (form?.elements.namedItem(name) as HTMLInputElement).value = value;
    };
    set('word', chosen.word);
    set('difficulty', chosen.difficulty);
    set('count', chosen.count);
    set('paper', chosen.paper);
    if (chosen.sealed !== undefined) set('numbers', chosen.sealed ? 'sealed' : 'open');
    const dice = form?.elements.namedItem('dice') as HTMLInputElement;
    if (chosen.dice !== undefined) dice.checked = chosen.dice;
    // Marks what is shown, to see when it is made again.
    for (const id of ['sheet-said', 'sheet-fault']) document.getElementById(id)?.setAttribute('data-old', '');
    document.querySelector('#sheet-pages svg')?.setAttribute('data-old', '');
    dice.dispatchEvent(new Event('input', { bubbles: true }));
  }, choices);
  await settled(page);
}

/** Waits until a sheet or a fault is shown anew. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('#sheet-pages svg:not([data-old])') ?? document.querySelector('#sheet-fault:not(:empty)'),
  );
}

/** The file that the visitor saves. */
export async function savedFile(page: Page): Promise<{ readonly name: string; readonly bytes: Uint8Array }> {
  const [name, base64] = await page.evaluate(async () => {
    let blob: Blob | undefined;
    let file = '';
    const { createObjectURL } = URL;
    const { click } = HTMLAnchorElement.prototype;
    URL.createObjectURL = (made: Blob) => {
      blob = made;
      return createObjectURL(made);
    };
    HTMLAnchorElement.prototype.click = function () {
      file = this.download;
    };
    document.querySelector<HTMLElement>('#sheet-acts button')?.click();
    HTMLAnchorElement.prototype.click = click;
    URL.createObjectURL = createObjectURL;
    const bytes = new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer());
    let text = '';
    for (let at = 0; at < bytes.length; at += 30_000) text += String.fromCharCode(...bytes.subarray(at, at + 30_000));
    return [file, btoa(text)] as const;
  });
  return { name, bytes: Buffer.from(base64, 'base64') };
}
