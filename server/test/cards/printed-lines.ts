import type { CardLine } from '../../src/ports/identity/embedded/reading/card-lines.ts';

/**
 * A typewritten page, read without faults: each sign is 20 px wide and 30 high, rows are 40 px apart. Three
 * or more blanks split a row into lines, as a reader of scattered text does. `doubtful` words have a
 * confidence of 30.
 */
export function printedLines(page: string, doubtful: readonly string[] = []): CardLine[] {
  return page.split('\n').flatMap((row, at) =>
    [...row.matchAll(/\S+(?: {1,2}\S+)*/g)].map((line) =>
      [...line[0].matchAll(/\S+/g)].map((word) => {
        const left = (line.index + word.index) * 20;
        return {
          text: word[0],
          left,
          right: left + word[0].length * 20 - 4,
          top: at * 40,
          bottom: at * 40 + 30,
          confidence: doubtful.includes(word[0]) ? 30 : 95,
        };
      }),
    ),
  );
}
