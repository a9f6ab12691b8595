import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { manifestIn } from '../../ui/build/manifest.ts';
import { inProject } from '../../scripts/paths.ts';
import { doorPages } from './door-pages.ts';
import { guideText } from '../../scripts/site/guide-text.ts';
import { registryItem, registryPages, type Block } from '../../scripts/site/registry.ts';

const read = (file: string): string => readFileSync(inProject(file), 'utf8');

/** The names of the guides, in the order of the alphabet. */
export const guideNames = (): string[] =>
  globSync('*.md', { cwd: inProject('docs', 'guides') })
    .map((file) => path.basename(file, '.md'))
    .sort();

/** The whole screens that hosts copy, in the order of the alphabet. */
export const blocks = (): Block[] =>
  globSync('*.tsx', { cwd: inProject('stories', 'blocks') })
    .filter((file) => !file.endsWith('.stories.tsx'))
    .sort()
    .map((file) => ({ name: path.basename(file, '.tsx'), text: read(`stories/blocks/${file}`) }));

/** A guide as the site shows it. */
export const guide = (name: string): string => guideText(name, read);

/**
 * The site's pages for programs that read text, by path: `llms.txt`, one Markdown page for each entry of the
 * package's `exports`, the guides, and shadcn's registry of whole screens. They come from the sources of the
 * pages that people read.
 *
 * @param packageFolder The unpacked package.
 * @param declarations The declarations of each door with comments, by the name of the door.
 */
export function sitePages(
  packageFolder: string,
  declarations: ReadonlyMap<string, string>,
): Map<string, string> {
  const guides = guideNames().map((name) => ({ name, text: guide(name) }));
  const doors = doorPages(packageFolder, declarations);
  const { version } = manifestIn(packageFolder);
  const screens = blocks();
  const groups = [...new Set(doors.map(({ group }) => group))];
  const index = [
    '# Kopa',
    `> @kopa/ui ${version} is a design system for lending in a mobile web view, for React 18.3 and 19: ` +
      'rows of forms, sheets, wheels, sums, states.',
    'One component is one door of the package: import from `@kopa/ui/button`, never from `@kopa/ui`.',
    '## Guides',
    guides.map(({ name, text }) => `- [${text.split('\n', 1)[0]?.slice(2)}](guides/${name}.md)`).join('\n'),
    '## Whole screens: npx shadcn add <the address of one of these>',
    screens
      .map((block) => `- [${block.name}](r/${block.name}.json): ${registryItem(block, version).description}`)
      .join('\n'),
    ...groups.flatMap((group) => [
      `## Doors: ${group}`,
      doors
        .filter((door) => door.group === group)
        .map(({ name, summary }) => `- [${name}](doors/${name}.md): ${summary}`)
        .join('\n'),
    ]),
  ];
  return new Map([
    ['llms.txt', `${index.join('\n\n')}\n`],
    ...guides.map(({ name, text }): [string, string] => [`guides/${name}.md`, text]),
    ...doors.map(({ name, text }): [string, string] => [`doors/${name}.md`, text]),
    ...registryPages(screens, version),
  ]);
}
