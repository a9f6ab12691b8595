import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A look of a story besides the default: the toolbar's settings. */
export interface Look {
  name: string;
  globals: Record<string, string>;
  size?: { width: number; height: number };
  /** Whether the first example of a component, or of a screen, has a picture in this look. */
  hasPicture?: boolean;
}

const inJua: Look = { name: 'jua', globals: { brand: 'jua' } };
const inTheDark: Look = { name: 'dark', globals: { mode: 'dark' } };
const small: Look = { name: '320', globals: {}, size: { width: 320, height: 640 } };
const large = { textSize: '200%' };

/**
 * Every example of a component is also played in these. Pictures are few and combined: one shows a brand that
 * changes more than colours, the dark and the other direction.
 */
export const looks: readonly Look[] = [
  inJua,
  inTheDark,
  { name: 'jua-dark-rtl', globals: { brand: 'jua', mode: 'dark', direction: 'rtl' }, hasPicture: true },
  small,
  { name: '200-percent', globals: large },
];

/**
 * Screens speak no language that is read from right to left, but one whose words are long. Large texts are
 * checked for overflow in both, see `story-page.ts`.
 */
const screenLooks: readonly Look[] = [
  inJua,
  inTheDark,
  { name: 'sw-200-percent', globals: { ...large, locale: 'sw' } },
  small,
  { name: '320-200-percent', globals: large, size: { width: 320, height: 640 }, hasPicture: true },
];

/** The looks in a brand of another repository: that brand alone, and none of Kopa's second brand. */
const withoutJua = (all: readonly Look[]): readonly Look[] =>
  all
    .filter((look) => look !== inJua)
    .map(({ name, globals, ...look }) => ({
      ...look,
      name: name.replace('jua-', ''),
      globals: Object.fromEntries(Object.entries(globals).filter(([key]) => key !== 'brand')),
    }));

const isScreen = (id: string): boolean => id.startsWith('app-');

/** One story of the built Storybook in one look. */
export interface Story {
  /** As in "ui-actions-button--busy". */
  id: string;
  /** As in "ui/actions/button: Busy". */
  label: string;
  /** As in "ui/actions/button/Busy". */
  path?: string;
  /** Tags that the tests know: `!test` leaves a story out, `no-picture` its picture. See `isPictured`. */
  hasPicture: boolean;
  /** A whole screen of the app, and not a component. */
  isScreen?: boolean;
  /** Left out, the usual look. */
  look?: Look;
}

/** The name of a story's picture and failures: "ui-actions-button-examples--pay.dark". */
export const nameOf = ({ id, look }: Story): string => (look ? `${id}.${look.name}` : id);

interface Entry {
  id: string;
  title: string;
  name: string;
  type: string;
  /** The file of the story, as in "./stories/ui/actions/button.stories.tsx". */
  importPath: string;
  tags?: string[];
}

const isExample = ({ id }: { id: string }): boolean => /-examples(-|$)/.test(id.split('--', 1)[0] ?? '');

/**
 * Whether a story has a picture in the usual look. Examples have theirs in another look. A screen that could
 * not be loaded, or has no connection, shows the error state alone, which has pictures of its own.
 */
const isPictured = ({ id, tags }: Entry): boolean =>
  !tags?.includes('no-picture') &&
  !isExample({ id }) &&
  !(isScreen(id) && /--(failed|not-loaded|offline)$/.test(id) && id !== 'app-home--failed');

/** Which stories: without a value, all. */
interface Selection {
  /** A part of the id. */
  only?: string | undefined;
  /** The defining files, as in `stories/ui/actions/button.stories.tsx`. */
  modules?: readonly string[] | undefined;
  /** The looks are those of a brand of another repository. */
  inOtherBrand?: boolean;
}

/** Every story of a built Storybook to test, in its order, then the examples in each further look. */
export function listStories(
  folder: string,
  { only = '', modules, inOtherBrand = false }: Selection = {},
): Story[] {
  const index = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  const entries = Object.values(index.entries).filter(
    ({ type, tags }) => type === 'story' && tags?.includes('test') !== false,
  );
  const stories = entries.map((entry) => ({
    id: entry.id,
    label: `${entry.title}: ${entry.name}`,
    path: `${entry.title}/${entry.name}`,
    hasPicture: isPictured(entry),
    isScreen: isScreen(entry.id),
  }));
  const examples = entries.filter(isExample);
  const first = new Set(
    examples
      .filter(({ tags }) => !tags?.includes('no-picture'))
      .filter(({ title }, at, all) => all.findIndex((each) => each.title === title) === at)
      .map(({ id }) => id),
  );
  const [ofComponents, ofScreens] = inOtherBrand
    ? [withoutJua(looks), withoutJua(screenLooks)]
    : [looks, screenLooks];
  const seenOtherwise = ofComponents.flatMap((_, at) =>
    stories.filter(isExample).map((story) => {
      const look = (story.isScreen ? ofScreens : ofComponents)[at] as Look;
      const hasPicture = look.hasPicture === true && first.has(story.id);
      return { ...story, label: `${story.label}, ${look.name}`, look, hasPicture };
    }),
  );
  const chosen = new Set(
    entries
      .filter(({ id }) => id.includes(only))
      .filter(({ importPath }) => modules?.includes(importPath.replace(/^\.\//, '')) ?? true)
      .map(({ id }) => id),
  );
  return [...stories, ...seenOtherwise].filter(({ id }) => chosen.has(id));
}

/** The stories that have a picture in some look, as Chromatic names them: "ui/actions/button/Busy". */
export const picturedPaths = (stories: readonly Story[]): string[] => [
  ...new Set(stories.flatMap(({ hasPicture, path: place }) => (hasPicture && place ? [place] : []))),
];
