import path from 'node:path';
import type { Storybook } from '../../scripts/build-storybook.ts';
import { cacheFolder, inProject } from '../../scripts/paths.ts';

/** Stories that fail on purpose, for the tests of the story tests. */
export const fixtureStorybook: Storybook = {
  name: 'storybook-fixture',
  configuration: inProject('tests', 'stories', 'fixture'),
  sources: ['tests/stories/fixture/**', 'package-lock.json'],
  folder: path.join(cacheFolder, 'storybook-fixture'),
};
