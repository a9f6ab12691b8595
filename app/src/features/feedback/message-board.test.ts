import type { FeedbackMessage } from '@kopa/contract/entities';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isQuiet, nextLook, withEarlier, withNewest, withSent, type Board } from './message-board.ts';
import { answeredFeedback as feedback } from './test/answered-feedback.ts';

const message = (number: number): FeedbackMessage => ({
  number,
  author: 'platform',
  content: `No. ${number}`,
  createTime: number,
  images: [],
});
const numbers = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => message(from + at));
/** The newest page of a board, as the lender returns it. */
const newest = (count: number, size: number): Board => ({
  feedback,
  messageList: numbers(Math.max(1, count - size + 1), count),
  nextCursor: count > size ? count - size + 1 : null,
});
const shown = ({ messageList }: Board) => messageList.map(({ number }) => number);

describe('a polled message board', () => {
  it('[S3-129] the board shows each message once, in order and without gaps, whatever arrives meanwhile', () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('more' as const), count: fc.integer({ min: 0, max: 9 }) }),
      fc.record({ kind: fc.constant('earlier' as const), count: fc.constant(0) }),
      fc.record({ kind: fc.constant('sent' as const), count: fc.constant(0) }),
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 20 }),
        fc.integer({ min: 1, max: 5 }),
        fc.array(step, { maxLength: 12 }),
        (start, size, steps) => {
          let total = start;
          let board = withNewest(undefined, newest(total, size));
          for (const { kind, count } of steps) {
            if (kind === 'more') {
              total += count;
              board = withNewest(board, newest(total, size));
            } else if (kind === 'sent') {
              // A page joins only without a message in between; the next poll repairs the rest.
              total += 1;
              board = withSent(board, feedback, message(total));
            } else if (board.nextCursor !== null) {
              const to = board.nextCursor - 1;
              const from = Math.max(1, to - size + 1);
              const nextCursor = from > 1 ? from : null;
              board = withEarlier(board, { messageList: numbers(from, to), nextCursor });
            }
            const first = board.messageList[0]?.number ?? 1;
            expect(shown(board)).toEqual(numbers(first, total).map(({ number }) => number));
            expect(board.nextCursor).toBe(first > 1 ? first : null);
          }
        },
      ),
      { seed: 7, numRuns: 300 },
    );
  });

  it('a message that arrives by both ways appears once', () => {
    const board = newest(3, 5);
    expect(shown(withSent(board, feedback, message(3)))).toEqual([1, 2, 3]);
  });

  it('the polling interval grows from 5 seconds to a minute without new messages', () => {
    const looks = Array.from({ length: 12 }, (_, quiet) => nextLook(quiet));
    expect(looks.slice(0, 3)).toEqual([5_000, 7_500, 11_250]);
    expect(looks.at(-1)).toBe(60_000);
    expect(looks).toEqual([...looks].sort((a, b) => a - b));
    expect(isQuiet(newest(2, 5), newest(2, 5))).toBe(true);
    expect(isQuiet(newest(2, 5), newest(3, 5))).toBe(false);
    expect(isQuiet(undefined, newest(2, 5))).toBe(false);
    const closed: Board = { ...newest(2, 5), feedback: { ...feedback, reviewStatus: 4 } };
    expect(isQuiet(newest(2, 5), closed)).toBe(false);
  });
});
