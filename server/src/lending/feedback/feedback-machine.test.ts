import { feedbackStatuses, type FeedbackStatus } from '@kopa/contract/enumerations/feedback';
import { describe, expect, it } from 'vitest';
import { actionsOf, feedbackMachine, feedbackTransition, type FeedbackEvent } from './feedback-machine.ts';

const statuses = Object.values(feedbackStatuses);
const events = [...new Set(feedbackMachine.map(({ event }) => event))];

const authors = (event: FeedbackEvent) =>
  new Set(feedbackMachine.filter((row) => row.event === event).map(({ author }) => author));
const offered = (reviewStatus: FeedbackStatus, rating: number | null) => actionsOf({ reviewStatus, rating });

describe('the feedback machine', () => {
  it('[S3-137] [S3-138] [S3-139] [S3-140] the machine has exactly these moves', () => {
    const moves = statuses.map((status) => [
      status,
      Object.fromEntries(
        events.flatMap((event) => {
          const move = feedbackTransition(status, event);
          return move ? [[event, move.to]] : [];
        }),
      ),
    ]);
    const support = { answered: 2, askedBack: 3, settled: 4 };
    expect(Object.fromEntries(moves)).toEqual({
      1: { edited: 1, replied: 1, closed: 4, ...support },
      2: { replied: 2, closed: 4, ...support },
      3: { replied: 2, closed: 4, ...support },
      4: { reopened: 2, rated: 4 },
    });
  });

  it('the machine states which side may cause each event', () => {
    for (const event of events) expect([event, authors(event).size]).toEqual([event, 1]);
    const platform = events.filter((event) => authors(event).has('platform'));
    expect(platform).toEqual(['answered', 'askedBack', 'settled']);
  });

  it("the borrower's available actions follow the moves, and rated feedback has none", () => {
    expect(offered(1, null)).toEqual(['edit', 'leaveMessage', 'close']);
    expect(offered(2, null)).toEqual(['leaveMessage', 'close']);
    expect(offered(3, null)).toEqual(['leaveMessage', 'close']);
    expect(offered(4, null)).toEqual(['reopen', 'rate']);
    expect(offered(4, 5)).toEqual([]);
  });
});
