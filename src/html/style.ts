/** The style sheet of HTML, for narrow and wide windows, light and dark. */

export const styleSheet = `:root { color-scheme: light dark; --text: #1a1a1a; --paper: #fff; --accent: #8a3d00; --line: #767676; }
@media (prefers-color-scheme: dark) { :root { --text: #ededed; --paper: #121212; --accent: #ffb066; --line: #8c8c8c; } }
html { background: var(--paper); color: var(--text); }
body { max-width: 36em; margin: 0 auto; padding: 1em; font-family: serif; line-height: 1.45; overflow-wrap: break-word; }
h1, h2, h3, th, .caption, .number, .roll, .ways { font-family: sans-serif; }
h1, h2, h3 { line-height: 1.2; margin: 1.4em 0 0.5em; page-break-after: avoid; break-after: avoid; }
h1 { font-size: 1.6em; margin-top: 0.4em; }
h2 { font-size: 1.2em; }
h3 { font-size: 1em; }
p { margin: 0 0 0.7em; }
a { color: var(--accent); }
li { margin-bottom: 0.3em; }
table { border-collapse: collapse; width: 100%; margin: 1em 0; font-size: 0.9em; }
th, td { border-bottom: 1px solid var(--line); padding: 0.35em 0.4em; text-align: left; vertical-align: top; }
th { font-weight: bold; overflow-wrap: anywhere; }
.right { text-align: right; }
.centre { text-align: center; }
.centre a { display: block; padding: 0.5em 0; }
blockquote, .figure { margin: 1em 0; padding: 0.1em 0 0.1em 0.9em; border-left: 3px solid var(--accent); }
.figure > img { margin: 0 0 0.7em; }
img { display: block; width: 100%; height: auto; margin: 1em 0; }
.title { font-size: 2.2em; color: var(--accent); }
.caption, .number { color: var(--accent); font-weight: bold; }
.effect { font-weight: bold; font-style: italic; }
.quiet { font-style: italic; }
.roll { list-style: none; padding: 0; }
.roll li { margin: 0; border-top: 1px solid var(--line); }
.roll a, .ways a { display: block; padding: 0.6em 0; }
.roll li:last-child { border-bottom: 1px solid var(--line); }
.ways { margin-top: 2em; border-top: 2px solid var(--accent); }
.ways p { margin: 0; }
nav ol { padding-left: 1.2em; }
@media (prefers-color-scheme: dark) { img { filter: invert(0.93) hue-rotate(180deg); } }
`;
