import { dayOf } from '@kopa/contract';
import {
  deskBooks,
  deskBooksCompare,
  deskDayCsv,
  deskDayEnd,
  deskDaySign,
} from '@kopa/contract/desk/calls/day-end';
import { CallError } from '../../lending/call-error.ts';
import { dayEnd } from '../../lending/desk/day-end.ts';
import { dayCsv } from '../../lending/desk/day-turnover.ts';
import { actOrAsk } from '../../lending/desk/second.ts';
import { askForNight, isNightDue } from '../../lending/ledger/accrual.ts';
import { lastComparison } from '../../lending/ledger/compare-books.ts';
import { on, type Answered } from '../call-handler.ts';
import { act } from './act.ts';
import { atWork } from './at-work.ts';

export const deskDayEndHandlers: readonly Answered[] = [
  on(deskDayEnd)(({ day }, context) => context.read((tx) => dayEnd(tx, day, atWork(context)))),

  on(deskBooks)((_, { read, at }) =>
    read(async (tx) => ({ last: await lastComparison(tx), isComparing: await isNightDue(tx, at) })),
  ),

  on(deskBooksCompare)((_, context) =>
    act(context, async (tx, record) => {
      const { market } = context.lender.policy;
      await askForNight(tx, context.at, market);
      await record({ act: 'dayEnd.compared', about: { kind: 'dayEnd', id: dayOf(context.at, market) } });
      return {};
    }),
  ),

  on(deskDaySign)(({ day, explained }, context) =>
    act(context, async (tx, record) => ({
      requestId: await actOrAsk(
        tx,
        context.actor(),
        {
          act: 'dayEnd.signed',
          itemId: day,
          orderNo: null,
          typed: { explained },
          why: explained.map(({ text }) => text).join(' · '),
        },
        atWork(context),
        record,
      ),
    })),
  ),

  on(deskDayCsv)(({ day, table }, context) =>
    act(context, async (tx, record) => {
      const { market } = context.lender.policy;
      if (day > dayOf(context.at, market))
        throw new CallError('invalidInput', { fields: { day: 'value.invalid' } });
      const { csv, rows } = await dayCsv(tx, { day, table }, market);
      await record({ act: 'dayEnd.exported', about: { kind: 'dayEnd', id: day }, after: { table, rows } });
      return csv;
    }),
  ),
];
