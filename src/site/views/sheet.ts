/** The view that makes Run sheets. */

import { paperNames } from '../../typeset/page/style.ts';
import { xmlText } from '../../xml-text.ts';
import type { SiteBrief } from '../brief.ts';

/** Its form, and the places of the board, its file and its picture. */
export function sheetView({ say, content }: SiteBrief): string {
  const text = (id: string, values = {}) => xmlText(say(id, values));
  const { difficulties, defaultDifficulty } = content.game;
  const options = (list: readonly (readonly [value: string, name: string])[], chosen: string) =>
    list
      .map(([value, name]) => `<option value="${value}"${value === chosen ? ' selected' : ''}>${name}</option>`)
      .join('');
  const levels = difficulties.map(({ id, name }) => [id, xmlText(name)] as const);
  const papers = paperNames.map((paper) => [paper, text('print-me-first-paper', { paper })] as const);
  return `<p>${text('site-sheet-how')}</p>
<div class="beside">
<form id="sheet-form">
<p><label for="sheet-word">${text('site-sheet-word')}</label>
<input id="sheet-word" name="word" autocomplete="off" autocapitalize="none" spellcheck="false" aria-describedby="sheet-word-how sheet-fault">
<small id="sheet-word-how">${text('site-sheet-word-how')}</small></p>
<p class="buttons"><button type="button" value="new">${text('site-sheet-new')}</button>
<button type="button" value="day">${text('site-sheet-day')}</button>
<button type="button" value="week">${text('site-sheet-week')}</button></p>
<p id="sheet-fault" class="fault" role="alert" lang="en"></p>
<fieldset id="sheet-board"><legend>${text('site-sheet-board')}</legend>
<p id="sheet-set" hidden><small>${text('site-sheet-set')}</small></p>
<p><label for="sheet-difficulty">${text('site-sheet-difficulty')}</label>
<select id="sheet-difficulty" name="difficulty">${options(levels, defaultDifficulty)}</select></p>
<p><label class="choice"><input type="radio" name="numbers" value="open" checked>${text('site-sheet-open')}</label>
<label class="choice"><input type="radio" name="numbers" value="sealed">${text('site-sheet-sealed')}</label></p>
<p><label class="choice"><input type="checkbox" name="dice">${text('site-sheet-dice')}</label></p>
<p><label for="sheet-count">${text('site-sheet-count')}</label>
<input id="sheet-count" name="count" inputmode="numeric" value="1"></p>
</fieldset>
<p><label for="sheet-paper">${text('site-sheet-paper')}</label>
<select id="sheet-paper" name="paper">${options(papers, 'a4')}</select></p>
</form>
<div id="sheet-made">
<p id="sheet-said" role="status">${text('site-loading')}</p>
<ol id="sheet-codes"></ol>
<p id="sheet-note" class="note" lang="en"></p>
<p id="sheet-acts" class="buttons" hidden><button type="button" class="main" value="save">${text('site-sheet-save')}</button>
<button type="button" value="text" id="sheet-as-text">${text('site-sheet-text')}</button></p>
<div id="sheet-read" hidden><pre id="sheet-text" tabindex="0"></pre></div>
<div id="sheet-pages"></div>
</div>
</div>`;
}
