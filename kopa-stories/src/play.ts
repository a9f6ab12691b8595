import { nameOf, type Story } from './stories.ts';
import type { Shown, StoryPage } from './story-page.ts';

/** How stories were played. */
export interface Played {
  /** What is wrong, by the name of the story. */
  failures: Map<string, string[]>;
  /** Stories that passed at the second try only, each with the fault of the first. */
  secondTries: string[];
  /** The names of stories that name another brand for themselves, and were not played. */
  ofOtherBrands: Set<string>;
}

/**
 * Plays stories on some pages at once, in their order. A story with a fault has a second try, in a page that
 * is loaded anew.
 */
export async function playAll(
  stories: readonly Story[],
  {
    open,
    pages,
    judge,
    onBegin,
    onEnd,
  }: {
    open: () => Promise<StoryPage>;
    pages: number;
    /** All faults of a story that was shown, those of its picture included. */
    judge: (story: Story, shown: Shown) => Promise<string[]>;
    onBegin?: (name: string) => void;
    onEnd?: (name: string) => void;
  },
): Promise<Played> {
  const played: Played = { failures: new Map(), secondTries: [], ofOtherBrands: new Set() };
  const queue = [...stories];
  const showStories = async () => {
    const page = await open();
    for (let story = queue.shift(); story; story = queue.shift()) {
      onBegin?.(nameOf(story));
      const shown = await page.show(story);
      if (shown.isOfOtherBrand) played.ofOtherBrands.add(nameOf(story));
      else {
        const faults = await judge(story, shown);
        if (faults.length > 0) {
          await page.begin();
          const again = await judge(story, await page.show(story));
          if (again.length > 0) played.failures.set(nameOf(story), again);
          else played.secondTries.push(`${nameOf(story)}: ${faults[0]}`);
        }
      }
      onEnd?.(nameOf(story));
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: Math.min(pages, queue.length) }, showStories));
  return played;
}

/** The failures for a person, in the order of the stories. */
export function failuresText(stories: readonly Story[], { failures, secondTries }: Played): string[] {
  return [
    ...stories.flatMap((story) => {
      const problems = failures.get(nameOf(story));
      return problems
        ? [`✗ ${story.label} (${nameOf(story)})\n${problems.join('\n').replaceAll(/^/gm, '    ')}`]
        : [];
    }),
    ...secondTries.map((each) => `- passed at the second try only: ${each}`),
  ];
}
