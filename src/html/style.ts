/** The style sheet of HTML, for narrow and wide windows, light and dark. */

import { hexOf, type Rgb, readableOn } from '../colour.ts';

const [light, dark] = ['#8a3d00', '#ffb066'];

const styleSheet = `:root { color-scheme: light dark; --text: #1a1a1a; --paper: #fff; --accent: ${light}; --line: #767676; }
@media (prefers-color-scheme: dark) { :root { --text: #ededed; --paper: #121212; --accent: ${dark}; --line: #8c8c8c; } }
html { background: var(--paper); color: var(--text); }
body { max-width: 36em; margin: 0 auto; padding: 1em; font-family: serif; line-height: 1.45; overflow-wrap: break-word; }
h1, h2, h3, th, nav, li > a:only-child { font-family: sans-serif; }
h1, h2, h3 { line-height: 1.2; margin: 1.4em 0 0.5em; break-after: avoid; }
h1 { font-size: 1.6em; margin-top: 0.4em; }
h2 { font-size: 1.2em; }
h3 { font-size: 1em; }
p { margin: 0 0 0.7em; }
a { color: var(--accent); }
li { margin-bottom: 0.3em; }
main > ul > li > a:only-child, main > nav a, td > a:only-child { display: block; padding: 0.5em 0; }
table { border-collapse: collapse; width: 100%; margin: 1em 0; font-size: 0.9em; }
th, td { border-bottom: 1px solid var(--line); padding: 0.35em 0.4em; vertical-align: baseline; }
@media (max-width: 30em) {
  .wide thead { display: none; }
  .wide tr, .wide th, .wide td { display: block; text-align: left; }
  .wide td { border: 0; padding-left: 1.2em; }
  .wide td::before { content: attr(data-name); }
}
.left { text-align: left; }
.right { text-align: right; }
.centre { text-align: center; }
blockquote, figure { margin: 1em 0; padding: 0.1em 0 0.1em 0.9em; border-left: 3px solid var(--accent); }
.picture { margin: 1em 0; }
img { display: block; width: 100%; height: auto; }
#title { font-size: 2.2em; color: var(--accent); }
* + nav { margin-top: 2em; border-top: 2px solid var(--accent); }
main > nav p { margin: 0; }
nav ol { padding-left: 1.2em; list-style: none; }
main > nav > ol { padding: 0; }
@media (prefers-color-scheme: dark) { .picture img { filter: invert(0.93) hue-rotate(180deg); } }
`;

/** The style sheet in the accent of a game, lighter on dark. */
export function styleSheetIn(accent: Rgb | undefined): string {
  if (!accent) return styleSheet;
  return styleSheet.replace(light, hexOf(accent)).replace(dark, hexOf(readableOn([0.07, 0.07, 0.07], accent)));
}
