import type { RecordRow } from '@kopa/contract/desk/entities';
import { deskRecord, deskRecordCheck, deskRecordCsv } from '@kopa/contract/desk/calls/record';
import { deskBorrowersActs } from '@kopa/contract/desk/calls/borrowers';
import { hasRight } from '@kopa/contract/desk/rights';
import { checkChain, pageOfRecord, type RecordFilter } from '../../lending/desk/record.ts';
import { namesOfBorrower } from '../../lending/desk/borrower-page.ts';
import { csvOf, timeOf } from '../../lending/ledger/statement-csv.ts';
import { on, type Answered, type CallContext } from '../call-handler.ts';
import { act } from './act.ts';
import { cursorAfter, numberIn } from './cursor.ts';

/** The largest export in rows. */
const mostExported = 100_000;

export const deskRecordHandlers: readonly Answered[] = [
  on(deskRecord)(async ({ cursor, limit, ...filter }, context) => {
    const part = { before: numberIn(cursor), limit };
    return pageOf(await pageOfRecord(context.lender.db, ownUnlessAll(filter, context), part));
  }),

  on(deskBorrowersActs)(({ id, cursor, limit }, { read }) =>
    read(async (tx) => {
      const aboutId = await namesOfBorrower(tx, id);
      return pageOf(await pageOfRecord(tx, { aboutId }, { before: numberIn(cursor), limit }));
    }),
  ),

  on(deskRecordCheck)((_, { read }) => read(checkChain)),

  on(deskRecordCsv)((filter, context) =>
    act(context, async (tx, record) => {
      const { rows } = await pageOfRecord(tx, filter, { before: null, limit: mostExported });
      await record({
        act: 'record.exported',
        about: { kind: 'record', id: 'csv' },
        after: { rows: rows.length },
      });
      return csvOf([
        ['No', 'At', 'Person', 'Act', 'About', 'Id', 'Why', 'Before', 'After', 'From', 'Hash'],
        ...rows.map((row) => [
          String(row.no),
          timeOf(row.at, context.lender.policy.market),
          row.name,
          row.act,
          row.aboutKind,
          row.aboutId,
          row.why,
          row.before === null ? '' : JSON.stringify(row.before),
          row.after === null ? '' : JSON.stringify(row.after),
          row.from,
          row.hash,
        ]),
      ]);
    }),
  ),
];

function pageOf({ rows, nextBefore }: Awaited<ReturnType<typeof pageOfRecord>>) {
  return { rows: rows.map(shown), nextCursor: cursorAfter(nextBefore) };
}

/** Without the right to the whole record, one reads one's own acts. */
function ownUnlessAll(filter: RecordFilter, { actor }: CallContext): RecordFilter {
  const { id, roles } = actor();
  return hasRight(roles, { area: 'record', may: 'read' }) ? filter : { ...filter, staffId: id };
}

function shown({
  staffId,
  name,
  ...row
}: Awaited<ReturnType<typeof pageOfRecord>>['rows'][number]): RecordRow {
  return { ...row, staff: { id: staffId, name } };
}
