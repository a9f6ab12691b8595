import type { DecisionReason } from '@kopa/contract/entities';
import type { Transaction } from '../../storage/database.ts';
import { answerAppeal } from '../appeals/appeal.ts';
import { CallError } from '../call-error.ts';
import { lockOrderNo } from '../orders/find-order.ts';
import { checkAppealWaits } from './appeal-acts.ts';
import { takeItem } from './claims.ts';
import type { AtWork } from './promises.ts';
import type { Act } from './record.ts';
import { askedAbout, type ActingPerson } from './second.ts';

/**
 * The rejection of an application stays, for reasons with prepared sentences. Takes the item. Throws
 * `itemGone`, `decidedAlready`, `itemTaken`, and `secondAsked` while a second person decides.
 */
export async function upholdRejection(
  tx: Transaction,
  person: ActingPerson,
  { orderNo, reasons, why }: { orderNo: string; reasons: DecisionReason[]; why: string },
  work: AtWork,
  record: (act: Act) => Promise<void>,
): Promise<void> {
  const { at, rules, lender } = work;
  const order = await lockOrderNo(tx, orderNo);
  await checkAppealWaits(tx, orderNo);
  await takeItem(tx, { queue: 'appeals', id: orderNo }, person.id, at, rules);
  if ((await askedAbout(tx, 'appeals', [orderNo], work)).has(orderNo)) throw new CallError('secondAsked');
  await answerAppeal(tx, { orderNo, outcome: 'upheld', reviewer: person.name, reasons }, at, lender.policy);
  await record({
    act: 'appeals.upheld',
    about: { kind: 'appeals', id: orderNo },
    why,
    before: { reasons: order?.reasons ?? [] },
    after: { reasons },
  });
}
