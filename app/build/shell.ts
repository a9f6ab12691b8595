import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'lightningcss';
import postcss from 'postcss';
import type { Plugin } from 'vite';

const shell = path.join(import.meta.dirname, '..', 'shell.css');
const tokens = path.join(import.meta.dirname, '..', '..', 'ui', 'src', 'tokens.css');

/**
 * Writes the static shell's styles into the page, with the tokens that they use, so that the page is
 * painted as soon as it is there. The app's stylesheet follows the shell, and holds back only what comes
 * after.
 */
export function shellStyles(): Plugin {
  return {
    name: 'shell-styles',
    transformIndexHtml: {
      order: 'post',
      handler: async (page) => {
        const style = /\s*<link rel="stylesheet"[^>]*>/.exec(page)?.[0] ?? '';
        return page
          .replace(style, '')
          .replace('</head>', `<style>${await styles()}</style>\n  </head>`)
          .replace('</body>', `${style}\n  </body>`);
      },
    },
  };
}

async function styles(): Promise<string> {
  const own = await readFile(shell, 'utf8');
  const all = postcss.parse(await readFile(tokens, 'utf8'));
  all.walkDecls((one) => {
    if (one.prop.startsWith('--') && !own.includes(`var(${one.prop})`)) one.remove();
  });
  all.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  const { code } = transform({ filename: shell, code: Buffer.from(`${all}\n${own}`), minify: true });
  return code.toString();
}
