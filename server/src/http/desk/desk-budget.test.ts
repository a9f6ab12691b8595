import type { Call } from '@kopa/contract/calls/call';
import { deskCalls } from '@kopa/contract/desk/calls';
import { staffRoles } from '@kopa/contract/desk/rights';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workOf, type Work } from '../../../test/database-work.ts';
import { staffAt } from '../../../test/desk.ts';
import { openMeasuredCrowd, visitsMore } from '../../../test/measured-crowd.ts';
import { measured, openScreens, walk } from '../../../test/screens.ts';
import { granted } from '../../../test/test-lender.ts';
import { day } from '../../../test/times.ts';
import type { Storage } from '../../storage/open.ts';

type Works = Map<string, Work>;

/** The pages that visit a row for each item of the lender, and the items. */
const counting = {
  deskToday: 'what waits in each queue',
  deskFeedbackQueue: 'feedback that waits',
  deskProofQueue: 'proofs that wait',
  deskDayEnd: 'journals of 14 days',
};

describe('what the calls of the desk ask of the database', () => {
  let storage: Storage;
  let few: Works;
  let many: Works;

  beforeAll(async () => {
    const opened = await openMeasuredCrowd();
    const { lender, crowd } = opened;
    storage = opened.storage;
    const { db } = storage;
    const customer = await walk(lender, '712345611');
    await openScreens(measured(lender), customer);
    await lender.pass(day);
    const staff = await staffAt(lender, [...staffRoles]);
    const { orderNo, feedbackId } = customer;
    const search = { text: orderNo };
    const found = granted(await staff.call(deskCalls.deskFindBorrowers, search));
    const { id } = found.found[0]!.borrower;
    const pages = {
      deskToday: {},
      deskFindBorrowers: search,
      deskBorrowerPage: { id },
      deskBorrowersLoan: { id, orderNo },
      deskApplication: { id, orderNo },
      deskBorrowersActs: { id },
      deskNotes: { id },
      deskFeedbackQueue: {},
      deskFeedbackThread: { id: feedbackId },
      deskPreparedAnswers: { id: feedbackId },
      deskIdentityQueue: {},
      // The sealed texts of copies cannot be opened, and open proofs have some.
      deskProofQueue: { state: 'decided' },
      deskAppeals: {},
      deskPayouts: {},
      deskRefunds: {},
      deskSuspense: {},
      deskJobs: {},
      deskSecond: {},
      deskRecord: {},
      deskDayEnd: {},
      deskBooks: {},
    } satisfies Partial<Record<keyof typeof deskCalls, Record<string, unknown>>>;
    const look = async (): Promise<Works> => {
      const works: Works = new Map();
      for (const [name, request] of Object.entries(pages)) {
        const call: Call = deskCalls[name as keyof typeof pages];
        // The database plans a statement the first time.
        granted(await staff.send(call, request));
        const { answer, work } = await workOf(db, () => staff.send(call, request));
        granted(answer);
        works.set(name, work);
      }
      return works;
    };
    // More than a page of a queue.
    await crowd(60, 1);
    few = await look();
    await crowd(9, 2);
    many = await look();
  });
  afterAll(() => storage.close());

  it('no page of the desk makes more statements or receives more rows when ten times as many borrow', () => {
    const grown = [...many].filter(([name, now]) => {
      const was = few.get(name)!;
      return now.statements !== was.statements || now.rows !== was.rows;
    });
    expect(grown.map(([name, now]) => ({ name, now, was: few.get(name) }))).toEqual([]);
  });

  it('no page visits more rows then, but those that count what waits', () => {
    const grown = [...many].filter(([name, now]) => visitsMore(now, few.get(name)!));
    expect(grown.map(([name]) => name)).toEqual(Object.keys(counting));
  });

  it('each condition has an index: no page reads a table whole', () => {
    const readWhole = [...few, ...many].filter(([, { whole }]) => whole.length > 0);
    expect(readWhole.map(([name, { whole }]) => [name, whole])).toEqual([]);
  });
});
