import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ownStorybook } from '../../scripts/build-storybook.ts';

/** A way to see a story besides the usual one: what the toolbar would set. */
export interface Look {
  name: string;
  globals: Record<string, string>;
  size?: { width: number; height: number };
}

/** Every example is also seen in these: a brand that changes more than colours, the dark, the other direction, a small phone, large words. */
export const looks: readonly Look[] = [
  { name: 'jua', globals: { brand: 'jua' } },
  { name: 'dark', globals: { mode: 'dark' } },
  { name: 'rtl', globals: { direction: 'rtl' } },
  { name: '320', globals: {}, size: { width: 320, height: 640 } },
  { name: '200-percent', globals: { textSize: '200%' } },
];

/** Screens of the app speak no language that is read from right to left, but one whose words are long. */
const screenLooks: readonly Look[] = looks.map((look) =>
  look.name === 'rtl' ? { name: 'sw', globals: { locale: 'sw' } } : look,
);

const isScreen = (id: string): boolean => id.startsWith('app-');

/** One story, as the built Storybook lists it, in one look. */
export interface Story {
  /** As in "ui-actions-button--busy". */
  id: string;
  /** As in "ui/actions/button: Busy". */
  label: string;
  /** Tags that the tests know: `!test` leaves a story out, `no-picture` keeps its picture out of the baseline. */
  hasPicture: boolean;
  /** A whole screen of the app, and not a component. */
  isScreen?: boolean;
  /** Left out, the usual look. */
  look?: Look;
}

/** What a story's picture and its failures are called: "ui-actions-button-examples--pay.dark". */
export const nameOf = ({ id, look }: Story): string => (look ? `${id}.${look.name}` : id);

interface Index {
  entries: Record<
    string,
    { id: string; title: string; name: string; type: string; importPath: string; tags?: string[] }
  >;
}

/**
 * Every story that is to be tested, in the order of Storybook, then the examples in each further look. `only` keeps those
 * whose id contains it, `modules` those that these files define.
 */
export function listStories(only = '', folder = ownStorybook.folder, modules?: readonly string[]): Story[] {
  const index = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as Index;
  const stories = Object.values(index.entries)
    .filter(({ id, type, tags }) => type === 'story' && tags?.includes('test') !== false && id.includes(only))
    .filter(({ importPath }) => modules?.includes(importPath.replace(/^\.\//, '')) ?? true)
    .map(({ id, title, name, tags }) => ({
      id,
      label: `${title}: ${name}`,
      hasPicture: !tags?.includes('no-picture'),
      isScreen: isScreen(id),
    }));
  const examples = stories.filter(({ id }) => /-examples(-|$)/.test(id.split('--', 1)[0] ?? ''));
  const seenOtherwise = looks.flatMap((_, at) =>
    examples.map((story) => {
      const look = (story.isScreen ? screenLooks : looks)[at] as Look;
      return { ...story, label: `${story.label}, ${look.name}`, look };
    }),
  );
  return [...stories, ...seenOtherwise];
}
