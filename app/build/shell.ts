import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { languages } from '@kopa/contract/wire/headers';
import { transform } from 'lightningcss';
import postcss from 'postcss';
import { build, type Plugin, type Rolldown } from 'vite';
import { browserTargets } from '../../vite.shared.ts';

const script = path.join(import.meta.dirname, '..', 'src', 'shell.ts');
const locales = path.join(import.meta.dirname, '..', '..', 'locales');
const shell = path.join(import.meta.dirname, '..', 'shell.css');
const tokens = path.join(import.meta.dirname, '..', '..', 'ui', 'src', 'tokens.css');

/**
 * Writes the static shell's script and styles into the page, with the words and tokens that they use, so that
 * the page is painted as soon as it is there, and speaks where nothing else arrives. The app's stylesheet
 * follows the shell, and holds back only what comes after.
 */
export function shellInPage(): Plugin {
  return {
    name: 'shell-in-page',
    transformIndexHtml: {
      order: 'post',
      handler: async (page) => {
        const style = /\s*<link rel="stylesheet"[^>]*>/.exec(page)?.[0] ?? '';
        const spoken = await shellScript();
        return (
          page
            .replace(style, '')
            .replaceAll(/<!--[^]*?-->\s*|^\s+/gm, '')
            // First of all: what follows may be cut.
            .replace('<meta name', (next) => `<script>${spoken}</script>\n${next}`)
            .replace('</head>', `<style>${await styles()}</style>\n  </head>`)
            .replace('</body>', `${style}\n  </body>`)
        );
      },
    },
  };
}

async function shellScript(): Promise<string> {
  const words = languages.map(async (language) => {
    const text = await readFile(path.join(locales, language, 'shell.json'), 'utf8');
    const { failure } = JSON.parse(text) as { failure: Record<string, string> };
    return [language, [failure.waiting, failure.network, failure.again]];
  });
  const [built] = (await build({
    configFile: false,
    logLevel: 'error',
    define: { words: JSON.stringify(Object.fromEntries(await Promise.all(words))) },
    build: {
      write: false,
      target: browserTargets,
      lib: { entry: script, formats: ['iife'], name: 'shell' },
    },
  })) as [Rolldown.RolldownOutput];
  return built.output[0].code.trim();
}

async function styles(): Promise<string> {
  const own = await readFile(shell, 'utf8');
  const all = postcss.parse(await readFile(tokens, 'utf8'));
  all.walkDecls((one) => {
    if (one.prop.startsWith('--') && !own.includes(`var(${one.prop})`)) one.remove();
  });
  all.walkRules((rule) => {
    // No script has chosen a mode yet.
    if (rule.nodes.length === 0 || rule.selector.includes("[data-mode='dark']")) rule.remove();
  });
  const { code } = transform({ filename: shell, code: Buffer.from(`${all}\n${own}`), minify: true });
  return code.toString();
}
