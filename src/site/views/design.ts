/** The view for those who write a game. */

import { xmlText } from '../../xml-text.ts';
import type { SiteBrief } from '../brief.ts';

/** Its chooser of folders; faults and the sheet are shown below it. */
export const designView = ({ say }: SiteBrief): string => `<p>${xmlText(say('site-design-how'))}</p>
<p class="drop"><label>${xmlText(say('site-design-folder'))} <input id="design-folder" type="file" webkitdirectory multiple></label></p>
<p id="design-choice" hidden><label>${xmlText(say('site-design-game'))} <select id="design-game"></select></label></p>
<p id="design-said" role="status"></p>
<p id="design-templates" hidden>${xmlText(say('site-design-templates'))}</p>
<ul id="design-faults"></ul>
<figure id="design-sheet" hidden></figure>`;
