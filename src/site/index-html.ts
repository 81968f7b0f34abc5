/** Views → the page that has them. */

import { xmlText } from '../xml-text.ts';
import type { SiteBrief, SiteView } from './brief.ts';

/** Everything comes from the site itself; pictures are also made in the page. */
const policy = "default-src 'self'; img-src 'self' blob: data:";

/** Writes `index.html`; `script` is the name of its module. The first view can be read without scripts. */
export function indexHtml(views: readonly SiteView[], brief: SiteBrief, script: string): string {
  const { say, content } = brief;
  const { title, subtitle, language } = content.game;
  const links = views.map(({ id, title }) => `<li><a href="#${id}">${xmlText(say(title))}</a></li>`);
  const sections = views.map(
    ({ id, title, html }, index) => `<section id="${id}" aria-labelledby="${id}-head"${index > 0 ? ' hidden' : ''}>
<h2 id="${id}-head" tabindex="-1">${xmlText(say(title))}</h2>
${html(brief)}
</section>`,
  );
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${xmlText(title)}</title>
<meta name="description" content="${xmlText(subtitle)}">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="style.css">
<script type="module" src="${script}"></script>
</head>
<body>
<a class="skip" href="#views">${xmlText(say('site-skip'))}</a>
<header>
<h1>${xmlText(title)}</h1>
<p>${xmlText(subtitle)}</p>
</header>
<nav aria-label="${xmlText(say('site-views'))}"><ul>${links.join('')}</ul></nav>
<main id="views" tabindex="-1">
${sections.join('\n')}
</main>
<p id="said" role="status" data-failed="${xmlText(say('site-failed'))}"></p>
</body>
</html>
`;
}
