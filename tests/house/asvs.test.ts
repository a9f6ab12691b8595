import { expect, it } from 'vitest';
import { textOf } from './source-files.ts';

/** The number of requirements of levels 1 and 2 in each section of ASVS 5.0, whose numbers begin with 1. */
const sections: Record<string, readonly number[]> = {
  V1: [2, 9, 11, 3, 2],
  V2: [3, 3, 4, 1],
  V3: [0, 2, 4, 6, 5, 0, 2],
  V4: [3, 1, 2, 4],
  V5: [1, 3, 2, 3],
  V6: [3, 12, 4, 4, 5, 3, 0, 4],
  V7: [3, 4, 2, 5, 2, 2],
  V8: [2, 3, 1, 1],
  V9: [3, 4],
  V10: [2, 2, 4, 11, 5, 2, 3],
  V11: [2, 3, 3, 4, 1, 1],
  V12: [3, 2, 4],
  V13: [1, 5, 2, 5],
  V14: [2, 4, 3],
  V15: [3, 3, 7],
  V16: [1, 5, 4, 3, 3],
  V17: [1, 4, 2],
};
const numbered = (before: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `${before}.${from + at}`);
const required = Object.entries(sections).flatMap(([chapter, counts]) =>
  counts.flatMap((count, at) => numbered(`${chapter.slice(1)}.${at + 1}`, 1, count)),
);
const states = ['met', 'partly', 'not', 'operator', 'none'];
const rows = [...textOf('docs/asvs.md').matchAll(/^\| (\d[^|]*) \| (\w+) \| (.+) \|$/gm)].map(
  ([, ids = '', state = '', reason = '']) => ({ ids, state, reason }),
);

it('docs/asvs.md answers each requirement of levels 1 and 2 of ASVS 5.0 once, with a state', () => {
  const answered = rows.flatMap(({ ids }) =>
    ids.split(', ').flatMap((id) => {
      const [first = '', last = first] = id.split(' to ');
      const before = first.split('.').slice(0, 2).join('.');
      return numbered(before, Number(first.split('.')[2]), Number(last.split('.')[2]));
    }),
  );
  expect(required).toHaveLength(253);
  expect(answered.toSorted()).toEqual(required.toSorted());
  expect(rows.filter(({ state }) => !states.includes(state))).toEqual([]);
});
