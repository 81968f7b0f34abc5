/** Views → the page that has them. */

import { xmlText } from '../xml-text.ts';
import type { SiteBrief, SiteView } from './brief.ts';

/** What a page has beside its views. */
interface PageParts {
  /** Its content security policy. */
  readonly policy: string;
  /** Its style and scripts, in its head and at its end. */
  readonly head: string;
  readonly foot?: string;
  /** Where the markup of a view is, if not in the page. */
  readonly fileOf?: (view: SiteView) => string | undefined;
}

/** Writes the page. The first view can be read without scripts. */
export function indexHtml(
  views: readonly SiteView[],
  brief: SiteBrief,
  { policy, head, foot = '', fileOf }: PageParts,
): string {
  const { say, content } = brief;
  const { title, subtitle, language, site } = content.game;
  const links = views.map(({ id, title }) => `<li><a href="#${id}">${xmlText(say(title))}</a></li>`);
  const sections = views.map((view, index) => {
    const { id, title } = view;
    const file = fileOf?.(view);
    const attributes = `${file === undefined ? '' : ` data-file="${file}"`}${index > 0 ? ' hidden' : ''}`;
    return `<section id="${id}" aria-labelledby="${id}-head"${attributes}>
<h2 id="${id}-head" tabindex="-1">${xmlText(say(title))}</h2>
${file === undefined ? view.html(brief) : ''}
</section>`;
  });
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${xmlText(title)}</title>
<meta name="description" content="${xmlText(subtitle)}">
${site ? `<link rel="canonical" href="${xmlText(site)}">\n` : ''}<link rel="icon" href="data:,">
${head}
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
${foot}</body>
</html>
`;
}
