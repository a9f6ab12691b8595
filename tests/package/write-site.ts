/**
 * `npm run site`: builds the site and serves it; with `-- --build` only builds it. The site is the static
 * Storybook with `llms.txt`, a Markdown page for each door of @kopa/ui, the guides in Markdown, and shadcn's
 * registry of whole screens. The command fails for a link that leads nowhere.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { declarations } from './api.ts';
import { packUi, unpacked } from './pack.ts';
import { serveFolder } from '../../kopa-stories/src/serve-folder.ts';
import { buildStorybook, ownStorybook } from '../../scripts/build-storybook.ts';
import { root } from '../../scripts/paths.ts';
import { deadLinks } from '../../scripts/site/dead-links.ts';
import { sitePages } from './site-pages.ts';

const { values: options } = parseArgs({
  options: { build: { type: 'boolean' }, port: { type: 'string', default: '6007' } },
});
const { folder } = ownStorybook;

await buildStorybook(ownStorybook);
await packUi();
const pages = sitePages(unpacked, await declarations(unpacked));
for (const made of ['guides', 'doors', 'r'])
  rmSync(path.join(folder, made), { recursive: true, force: true });
for (const [page, text] of pages) {
  mkdirSync(path.join(folder, path.dirname(page)), { recursive: true });
  writeFileSync(path.join(folder, page), text);
}

const { entries } = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as {
  entries: Record<string, unknown>;
};
// Pages of Storybook are shown at the root of the site.
const shown = globSync('stories/**/*.mdx', { cwd: root }).map((file): [string, string] => [
  path.basename(file),
  readFileSync(path.join(root, file), 'utf8'),
]);
const dead = deadLinks(new Map([...pages, ...shown]), (id) => id in entries);
if (dead.length > 0) throw new Error(`These links lead nowhere:\n${dead.join('\n')}`);

console.log(`The site is in ${folder}: ${pages.size} pages for programs, and the Storybook.`);
if (!options.build) {
  const { url } = await serveFolder(folder, { port: Number(options.port) });
  console.log(`${url}/`);
}
