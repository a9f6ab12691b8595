import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ownStorybook, sourceFiles } from '../../scripts/build-storybook.ts';
import { root } from '../../scripts/paths.ts';
import { textOf } from '../house/source-files.ts';
import { projectGraph } from '../runner/changed-files.ts';

it('every file that a story shows is a source of the Storybook: a change builds the Storybook anew', () => {
  const sources = new Set(sourceFiles(ownStorybook));
  const shown = [...sources].filter((file) => /^(\.storybook|stories)\//.test(file));
  const graph = projectGraph();
  const imported = [...graph.files].filter(
    (file) =>
      // Tests read files by their names.
      !/^(tests|scripts)\//.test(file) &&
      !sources.has(file) &&
      [...graph.usersOf([file])].some((user) => shown.includes(user)),
  );
  expect(imported).toEqual([]);

  // The page of pictures is not built for a picture: pictures are taken from the Storybook.
  const patterns = shown
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      [...textOf(file).matchAll(/import\.meta\.glob(?:<[^(]*>)?\(\s*(?:'([^']+)'|\[([^\]]+)\])/g)]
        .flatMap(
          ([, one, several = '']) => one ?? [...several.matchAll(/'([^']+)'/g)].map(([, each]) => each!),
        )
        .map((pattern) => path.posix.join(path.posix.dirname(file), pattern)),
    )
    .filter((pattern) => !pattern.startsWith('tests/pictures/'));
  expect(patterns).toEqual(expect.arrayContaining(['brands/*/brand.css', 'docs/guides/*.md']));
  expect(globSync(patterns, { cwd: root }).filter((file) => !sources.has(file))).toEqual([]);
});
