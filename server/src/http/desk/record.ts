import type { RecordRow } from '@kopa/contract/desk/entities';
import { deskRecord, deskRecordCheck, deskRecordCsv } from '@kopa/contract/desk/calls/record';
import { deskBorrowersActs } from '@kopa/contract/desk/calls/borrowers';
import { hasRight } from '@kopa/contract/desk/rights';
import { CallError } from '../../lending/call-error.ts';
import { checkChain, pageOfRecord, type RecordFilter } from '../../lending/desk/record.ts';
import { namesOfBorrower } from '../../lending/desk/borrower-page.ts';
import { csvOf, timeOf } from '../../lending/ledger/statement-csv.ts';
import { on, type Answered, type CallContext } from '../call-handler.ts';
import { act } from './act.ts';

/** The largest export in rows. */
const mostExported = 100_000;

export const deskRecordHandlers: readonly Answered[] = [
  on(deskRecord)(async ({ cursor, limit, ...filter }, context) => {
    const before = cursor ? numberOf(cursor) : null;
    return pageOf(await pageOfRecord(context.lender.db, ownUnlessAll(filter, context), { before, limit }));
  }),

  on(deskBorrowersActs)(({ id, cursor, limit }, { read }) =>
    read(async (tx) => {
      const aboutId = await namesOfBorrower(tx, id);
      const before = cursor ? numberOf(cursor) : null;
      return pageOf(await pageOfRecord(tx, { aboutId }, { before, limit }));
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
  return { rows: rows.map(shown), nextCursor: nextBefore === null ? null : String(nextBefore) };
}

function numberOf(cursor: string): number {
  if (!/^\d{1,15}$/.test(cursor))
    throw new CallError('invalidInput', { fields: { cursor: 'value.invalid' } });
  return Number(cursor);
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
