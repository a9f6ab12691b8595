import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ownStorybook } from './build-storybook.ts';

/** One story, as the built Storybook lists it. */
export interface Story {
  /** As in "ui-actions-button--busy". */
  id: string;
  /** As in "ui/actions/button: Busy". */
  label: string;
  /** Tags that the tests know: `!test` leaves a story out, `no-picture` keeps its picture out of the baseline. */
  hasPicture: boolean;
}

interface Index {
  entries: Record<string, { id: string; title: string; name: string; type: string; tags?: string[] }>;
}

/** Every story that is to be tested, in the order of Storybook. `only` keeps those whose id contains it. */
export function listStories(only = '', folder = ownStorybook.folder): Story[] {
  const index = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as Index;
  return Object.values(index.entries)
    .filter(({ id, type, tags }) => type === 'story' && tags?.includes('test') !== false && id.includes(only))
    .map(({ id, title, name, tags }) => ({
      id,
      label: `${title}: ${name}`,
      hasPicture: !tags?.includes('no-picture'),
    }));
}
