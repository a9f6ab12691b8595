import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inProject } from '../../scripts/paths.ts';
import { filesOf } from '../../scripts/site/guide-text.ts';
import { registryPages } from '../../scripts/site/registry.ts';
import { launchBrowser } from '../browser/launch.ts';
import { makePlace, type Place } from '../package/made-app.ts';
import { packCreateKopa, packedManifest, packUi } from '../package/pack.ts';
import { showPage } from '../package/show-page.ts';
import { blocks } from '../package/site-pages.ts';
import { serveFolder } from '../../kopa-stories/src/serve-folder.ts';
import { startKopaRegistry } from './kopa-registry.ts';

/** shadcn itself is installed beside the app, as npx does. */
const tool = 'tool';
const site = 'site';

let place: Place;
let pages: Map<string, string>;
let registry: Awaited<ReturnType<typeof startKopaRegistry>>;
let served: Awaited<ReturnType<typeof serveFolder>>;
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(place.folder, file)), { recursive: true });
  writeFileSync(path.join(place.folder, file), text);
};

beforeAll(async () => {
  await packUi();
  await packCreateKopa();
  registry = await startKopaRegistry();
  place = await makePlace();
  pages = registryPages(blocks(), packedManifest().version);
  for (const [name, text] of pages) write(`${site}/${name}`, text);
  served = await serveFolder(path.join(place.folder, site));
  write(`${tool}/package.json`, '{ "private": true }');
  await place.npm(tool, 'install', '--no-audit', '--no-fund', 'shadcn@4');
});
afterAll(async () => {
  registry.close();
  await served.close();
  place.remove();
});

const guideFiles = (name: string) => filesOf(readFileSync(inProject('docs', 'guides', `${name}.md`), 'utf8'));

it('every file of the registry is valid by the schema of shadcn', async () => {
  const at = path.join(place.folder, tool, 'node_modules', 'shadcn', 'dist', 'schema', 'index.js');
  const { registryItemSchema, registrySchema } = (await import(pathToFileURL(at).href)) as Record<
    'registryItemSchema' | 'registrySchema',
    { safeParse(value: unknown): { success: boolean } }
  >;
  expect(pages.size).toBeGreaterThan(4);
  for (const [name, text] of pages) {
    const schema = name === 'r/registry.json' ? registrySchema : registryItemSchema;
    expect([name, schema.safeParse(JSON.parse(text))]).toMatchObject([name, { success: true }]);
    const spoilt = JSON.parse(text.replace('registry:block', 'registry:blok')) as unknown;
    expect(schema.safeParse(spoilt).success).toBe(false);
  }
});

it('shadcn adds every whole screen to a fresh app on Vite, which builds and shows one', async () => {
  await place.npm(
    '.',
    'exec',
    '--yes',
    'create-vite@9',
    '--',
    'app',
    '--template',
    'react-ts',
    '--no-interactive',
  );
  for (const { name, text } of guideFiles('start-in-one-command')) write(`app/${name}`, text);
  const projects = ['app', 'node'].map((each) => ({ path: `./tsconfig.${each}.json` }));
  write(
    'app/tsconfig.json',
    JSON.stringify({ files: [], references: projects, compilerOptions: { paths: { '@/*': ['./src/*'] } } }),
  );
  write('app/.npmrc', registry.npmrc);
  await place.npm('app', 'install', '--no-audit', '--no-fund');
  const addresses = blocks().map(({ name }) => `${served.url}/r/${name}.json`);
  await place.node('app', `../${tool}/node_modules/shadcn/dist/index.js`, 'add', ...addresses, '--yes');
  for (const { name, text } of blocks())
    expect(readFileSync(path.join(place.folder, 'app', 'src', 'components', `${name}.tsx`), 'utf8')).toBe(
      text,
    );

  for (const file of ['App.tsx', 'App.css', 'index.css']) rmSync(path.join(place.folder, 'app', 'src', file));
  const ofGuide = guideFiles('install-in-vite').filter(({ name }) => name !== 'src/about-you.tsx');
  for (const { name, text } of ofGuide)
    write(`app/${name}`, text.replace("'./about-you.tsx'", "'./components/about-you.tsx'"));
  await place.npm('app', 'run', 'build');

  const browser = await launchBrowser();
  try {
    const { page, complaints, close } = await showPage(
      browser,
      path.join(place.folder, 'app', 'dist'),
      'index.html',
    );
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Choose your city').first().waitFor();
    expect(complaints).toEqual([]);
    await close();
  } finally {
    await browser.close();
  }
});
