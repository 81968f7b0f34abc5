/** The view that checks codes, scores and lines of friends. */

import { scoreEnds } from '../../game/measure/score.ts';
import { endText } from '../../scores/line.ts';
import { xmlText } from '../../xml-text.ts';
import type { SiteBrief } from '../brief.ts';

/** Its three forms; an answer is shown below each. */
export function checkView({ content, say }: SiteBrief): string {
  const field = (label: string, control: string) => `<label>${xmlText(label)} ${control}</label>`;
  const typed = (label: string, name: string, more = '') =>
    field(label, `<input name="${name}" autocomplete="off" spellcheck="false"${more}>`);
  const count = (label: string, name: string) => typed(label, name, ' inputmode="numeric" class="count"');
  const code = typed(say('site-check-code-field'), 'code', ' autocapitalize="characters"');
  const ends = scoreEnds.map((end) => `<option value="${end}">${xmlText(endText({ content, say }, end))}</option>`);
  const form = (id: string, how: string, fields: readonly string[], button: string) => `<h3>${xmlText(say(id))}</h3>
<p>${xmlText(how)}</p>
<form id="${id.replace('site-', '')}">
${fields.join('\n')}
<button>${xmlText(button)}</button>
</form>
<div class="answer" role="status"></div>`;
  return [
    form('site-check-code', say('site-check-code-how'), [code], say('site-check-button')),
    form(
      'site-check-score',
      say('site-check-score-how'),
      [
        code,
        field(say('site-check-end'), `<select name="end">${ends.join('')}</select>`),
        count(say('score-cores'), 'cores'),
        count(say('score-turns'), 'turns'),
        count(say('score-health'), 'health'),
        typed(say('site-check-events'), 'events', ' class="long"'),
      ],
      say('site-check-button'),
    ),
    form(
      'site-check-table',
      say('site-check-table-how'),
      [field(say('site-check-lines'), '<textarea name="lines" rows="6" spellcheck="false"></textarea>')],
      say('site-check-rank'),
    ),
    '<div id="check-tables"></div>',
  ].join('\n');
}
