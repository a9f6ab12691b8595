import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../scripts/paths.ts';
import { deadLinks } from '../../scripts/site/dead-links.ts';
import { blocks, guideNames, sitePages } from './site-pages.ts';
import { declarations } from './api.ts';
import { packedDoors, packedManifest, unpacked } from './pack.ts';

let pages: Map<string, string>;
beforeAll(async () => {
  pages = sitePages(unpacked, await declarations(unpacked));
});

const mdx = globSync('stories/**/*.mdx', { cwd: root }).map((file): [string, string] => [
  path.basename(file),
  readFileSync(path.join(root, file), 'utf8'),
]);

describe('the pages of the site for programs', () => {
  it('every entry of the exports has a page, and llms.txt says in one sentence what it is', () => {
    const index = pages.get('llms.txt') ?? '';
    for (const entry of Object.keys(packedManifest().exports)) {
      const name = entry.replace('./', '');
      expect(pages.get(`doors/${name}.md`), name).toMatch(/^# @kopa\/ui\/.+\n\n.+\.$/m);
      expect(index).toMatch(new RegExp(`^- \\[${name}\\]\\(doors/${name}\\.md\\): .+\\.$`, 'm'));
    }
  });

  it('the page of a door has its declarations with their comments, keys, and what to do', () => {
    const page = pages.get('doors/text-field.md');
    expect(page).toContain('import { ');
    expect(page).toContain("} from '@kopa/ui/text-field';");
    expect(page).toMatch(/Shows the asterisk and announces the requirement/);
    expect(page).toMatch(/^- Tab: /m);
    expect(page).toMatch(/## Do not\n\n- /);
    for (const { name } of packedDoors())
      expect(pages.get(`doors/${name}.md`), name).toMatch(name === 'testing/jsdom' ? /./ : /^export /m);
  });

  it('no link of a page, of llms.txt or of the Storybook leads nowhere', () => {
    // Stories are in the built Storybook alone, whose own test looks for them.
    expect(deadLinks(new Map([...pages, ...mdx]), () => true)).toEqual([]);
  });

  it("shadcn's registry lists every whole screen, and an item has the code, what it needs and what it is", () => {
    const { version } = packedManifest();
    const { items } = JSON.parse(pages.get('r/registry.json') ?? '') as { items: { name: string }[] };
    expect(items.map(({ name }) => name)).toEqual(blocks().map(({ name }) => name));
    expect(items.length).toBeGreaterThan(3);
    for (const { name, text } of blocks()) {
      expect(JSON.parse(pages.get(`r/${name}.json`) ?? '')).toEqual({
        $schema: 'https://ui.shadcn.com/schema/registry-item.json',
        name,
        type: 'registry:block',
        title: expect.stringMatching(/^[A-Z][a-z ]+$/),
        description: expect.stringMatching(/^[A-Z].+\.$/),
        dependencies: [`@kopa/ui@^${version}`],
        files: [{ path: `stories/blocks/${name}.tsx`, type: 'registry:component', content: text }],
        docs: expect.stringContaining('@kopa/ui/styles.css'),
      });
      expect(pages.get('guides/start-in-one-command.md')).toContain(`\`r/${name}.json\``);
      expect(pages.get('llms.txt')).toContain(`](r/${name}.json): `);
    }
  });

  it('a link that leads nowhere is found', () => {
    const broken = new Map([
      ['llms.txt', '[one](guides/a.md)'],
      [
        'guides/a.md',
        '[two](b.md) [three](../?path=/docs/none--docs) `[four](c.md)` [five](https://example.com)',
      ],
    ]);
    expect(deadLinks(broken, () => false)).toEqual([
      'guides/a.md: b.md',
      'guides/a.md: ../?path=/docs/none--docs',
    ]);
  });

  it('every guide has a page in the Storybook, under its own heading', () => {
    for (const name of guideNames()) {
      const heading = /^# (.+)\n/.exec(pages.get(`guides/${name}.md`) ?? '')?.[1] ?? '';
      const page = new Map(mdx).get(`${name}.mdx`);
      expect(page).toContain(`<Meta title="guides/${heading}" />`);
      expect(page).toContain(`<Guide name="${name}" />`);
      // Links between guides name the file, those in the Storybook the title.
      expect(heading.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')).toBe(name);
    }
  });
});
