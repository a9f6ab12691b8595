/** One page that shows a brand on whole screens. */
import { modes, type BrandSource } from './brand-source.ts';
import { brandCss } from './brand.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A text inside a script or a style: no tag of it may end there. */
const inside = (text: string) => text.replaceAll('</', '<\\/');

const page = `
  body { margin: 0; padding: 24px; font: 15px/1.5 system-ui, sans-serif; background: #eceeec; color: #14201b; }
  h1 { margin: 0 0 4px; font-size: 22px; }
  p { margin: 0 0 24px; }
  ul { display: flex; flex-wrap: wrap; gap: 24px; margin: 0; padding: 0; list-style: none; }
  h2 { margin: 0 0 8px; font-size: 15px; }
  .both { display: flex; flex-wrap: wrap; gap: 8px; }
  iframe { width: 360px; height: 740px; border: 0; border-radius: 12px; background: #fff; }
`;

/**
 * The HTML of a page that needs nothing else: each screen in light and dark, in frames of 360 by 740 px.
 *
 * @param styles All styles of the components.
 * @param screens The HTML of each screen by its name.
 */
export function previewHtml(
  brand: BrandSource,
  styles: string,
  screens: Readonly<Record<string, string>>,
): string {
  const frames = Object.keys(screens).map((name) => {
    const words = name.replaceAll('-', ' ');
    const title = words.slice(0, 1).toUpperCase() + words.slice(1);
    const both = modes.map(
      (mode) => `<iframe title="${title}, ${mode}" data-screen="${name}" data-mode="${mode}"></iframe>`,
    );
    return `<li><h2>${title}</h2><div class="both">${both.join('')}</div></li>`;
  });
  const data = JSON.stringify({ id: brand.id, css: `${styles}\n${brandCss(brand)}`, screens });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(brand.id)}</title>
<style>${page}</style>
</head>
<body>
<h1>${escaped(brand.id)}</h1>
<p>${escaped(brand.file)}: ${frames.length} screens in light and dark mode.</p>
<ul>
${frames.join('\n')}
</ul>
<script type="application/json" id="data">${inside(data)}</script>
<script>
const { id, css, screens } = JSON.parse(document.getElementById('data').textContent);
for (const frame of document.querySelectorAll('iframe')) {
  const { screen, mode } = frame.dataset;
  frame.srcdoc = '<!doctype html><html lang="en" data-brand="' + id + '" data-mode="' + mode + '">' +
    '<head><meta name="viewport" content="width=device-width"><style>' + css + '</style></head>' +
    '<body>' + screens[screen] + '</body></html>';
}
</script>
</body>
</html>
`;
}
