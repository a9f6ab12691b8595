/** The colours of Kopa's tokens (`ui/src/tokens.css`), by their names there, in light and dark. */
export const colours = {
  light: {
    page: '#f6f7f5',
    surface: '#ffffff',
    sunken: '#edf0ec',
    ink: '#14201b',
    muted: '#4a5a52',
    decor: '#d9dfda',
    link: '#0b6b4f',
    primary: '#0b6b4f',
    'on-primary': '#ffffff',
    'primary-soft': '#e3f2eb',
    'on-primary-soft': '#07513b',
    focus: '#1d4ed8',
  },
  dark: {
    page: '#0d1512',
    surface: '#15201b',
    sunken: '#0a110e',
    ink: '#edf3ef',
    muted: '#b4c2ba',
    decor: '#2a3832',
    link: '#6fd6ae',
    primary: '#4fc79a',
    'on-primary': '#06281d',
    'primary-soft': '#123a2d',
    'on-primary-soft': '#a9e8cf',
    focus: '#9db8ff',
  },
} as const;

const variables = (mode: Readonly<Record<string, string>>) =>
  Object.entries(mode)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');

/** The page's own style: no script, no font, no picture. */
export const style = `
:root { color-scheme: light; ${variables(colours.light)} }
@media screen and (prefers-color-scheme: dark) { :root { color-scheme: dark; ${variables(colours.dark)} } }
*, *::before { box-sizing: border-box; }
html { scroll-padding-top: 1rem; -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--page); color: var(--ink); font: 1rem/1.5 system-ui, Roboto, 'Noto Sans', sans-serif; overflow-wrap: anywhere; }
a { color: var(--link); text-underline-offset: 0.15em; }
a:focus-visible, summary:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
header, main, nav, footer { max-width: 48rem; margin-inline: auto; padding-inline: 1rem; }
header { padding-top: 2rem; }
.brand { margin: 0; color: var(--primary); font-weight: 700; }
h1 { margin: 0.25rem 0 0.5rem; font-size: 1.75rem; line-height: 1.2; letter-spacing: -0.01em; text-wrap: balance; }
h2 { margin: 3.5rem 0 0.5rem; font-size: 1.375rem; line-height: 1.3; }
h3 { margin: 2rem 0 0.25rem; font-size: 1.125rem; line-height: 1.4; }
h4 { margin: 1.5rem 0 0.25rem; font-size: 0.9375rem; color: var(--muted); font-weight: 600; }
p, ul, ol { margin: 0.5rem 0; }
.lead, .quiet { color: var(--muted); }
.quiet { font-size: 0.9375rem; }
.skip { position: absolute; inset-inline-start: -100vw; }
.skip:focus { inset-inline-start: 1rem; top: 0.5rem; padding: 0.5rem 1rem; background: var(--surface); }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
code, pre { font: 0.875em/1.5 ui-monospace, 'Roboto Mono', Menlo, Consolas, monospace; }
.call, .thing { margin-top: 1.5rem; padding: 1.25rem 1rem; background: var(--surface); border: 1px solid var(--decor); border-radius: 1rem; }
.call h3, .thing h3 { margin-top: 0; }
.call:target, .thing:target { border-color: var(--primary); }
tr:target { background: var(--primary-soft); }
.address { margin: 0.25rem 0 0.75rem; }
.method { display: inline-block; padding: 0.0625rem 0.5rem; border-radius: 999px; background: var(--primary-soft); color: var(--on-primary-soft); font-size: 0.8125rem; font-weight: 600; }
.facts { display: grid; grid-template-columns: minmax(6.5rem, max-content) 1fr; gap: 0.25rem 1rem; margin: 0.75rem 0; font-size: 0.9375rem; }
.facts dt { color: var(--muted); }
.facts dd { margin: 0; }
table { width: 100%; border-collapse: collapse; font-size: 0.9375rem; margin: 0.5rem 0; }
caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
thead th { color: var(--muted); font-weight: 500; font-size: 0.8125rem; }
th, td { padding: 0.5rem 1rem 0.5rem 0; border-top: 1px solid var(--decor); text-align: start; vertical-align: top; font-weight: 400; }
td { padding-inline-end: 0; }
thead th { border-top: 0; padding-block: 0.25rem; }
th[scope='row'], th:first-child { width: 42%; }
.codes th:first-child { width: 42%; }
th code { font-weight: 600; }
.type code { font-weight: 400; }
p code, li code, td code, dd code, .type code { padding: 0.0625em 0.25em; background: var(--sunken); border-radius: 0.25rem; }
.type, .limits { display: block; color: var(--muted); font-size: 0.8125rem; }
.mark { color: var(--muted); font-size: 0.8125rem; white-space: nowrap; }
.step { white-space: nowrap; }
.sample { margin: 0.75rem 0; padding: 0.75rem 1rem; background: var(--sunken); border-radius: 0.625rem; white-space: pre-wrap; font-size: 0.9375rem; }
summary { cursor: pointer; padding-block: 0.625rem; color: var(--link); font-size: 0.9375rem; }
nav { margin-top: 1.5rem; }
.contents { padding: 0 1rem; background: var(--surface); border: 1px solid var(--decor); border-radius: 1rem; }
.contents summary { font-weight: 600; }
.contents ul { list-style: none; margin: 0; padding: 0 0 0.75rem; columns: 9rem; }
.contents a, .index a { display: inline-block; padding-block: 0.25rem; text-decoration: none; }
.contents a:hover, .index a:hover { text-decoration: underline; }
.index { list-style: none; padding: 0; columns: 12rem; font-size: 0.9375rem; }
footer { padding-block: 3rem; color: var(--muted); font-size: 0.9375rem; }
@media (min-width: 40rem) {
  .call, .thing { padding: 1.5rem; }
  th[scope='row'], th:first-child { width: 32%; }
}
@media screen and (min-width: 68rem) {
  @supports selector(::details-content) {
    body { display: grid; grid-template: auto auto auto 1fr / 14rem minmax(0, 50rem); gap: 0 2rem; justify-content: center; }
    header, main, footer { grid-column: 2; width: 100%; }
    nav { grid-area: 1 / 1 / -1 / 1; margin: 0; padding: 0; }
    .contents { padding: 2rem 0 2rem 1rem; background: none; border: 0; font-size: 0.9375rem; }
    .contents summary { display: none; }
    .contents::details-content { content-visibility: visible; block-size: auto; }
    .contents ul { columns: auto; }
  }
}
@media screen and (min-width: 68rem) and (min-height: 50rem) {
  .contents { position: sticky; top: 0; }
}
@media print {
  body { background: none; font-size: 10pt; }
  nav, .skip { display: none; }
  .call, .thing { border: 0; padding: 0; }
  tr, .sample { break-inside: avoid; }
  h2, h3, h4 { break-after: avoid; }
  details::details-content { content-visibility: visible; block-size: auto; }
}
`;
