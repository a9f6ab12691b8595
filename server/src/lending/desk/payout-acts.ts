import { and, eq } from 'drizzle-orm';
import { disbursements } from '../../storage/schema/index.ts';
import { CallError } from '../call-error.ts';
import { answerAbout, giveUpPayout, sendPayoutAgain, waitsForPerson } from '../disbursement/held-payouts.ts';
import type { DoesAct } from './limited-act.ts';

/** Both need a final answer of the provider. `sent`: again. `givenUp`: the borrower can collect again. */
export const payoutActs: Record<'payouts.sent' | 'payouts.givenUp', DoesAct> = {
  'payouts.sent': payoutAct((tx, id, { at }) => sendPayoutAgain(tx, id, at)),
  'payouts.givenUp': payoutAct((tx, id, { at, lender }) => giveUpPayout(tx, id, at, lender.policy)),
};

function payoutAct(
  perform: (
    tx: Parameters<DoesAct['perform']>[0],
    id: string,
    work: Parameters<DoesAct['perform']>[3],
  ) => Promise<boolean>,
): DoesAct {
  return {
    look: async (tx, { itemId }, work) => {
      const [payout] = await tx
        .select()
        .from(disbursements)
        .where(and(eq(disbursements.id, itemId), waitsForPerson(work.at, work.lender.policy)));
      if (!payout) throw new CallError('itemGone');
      const { amountCents: cents, orderNo } = payout;
      const answer = answerAbout(payout, work.at);
      if (answer === null) throw new CallError('payoutUnanswered');
      return { cents, orderNo, was: { cents, answer }, changes: [] };
    },
    perform: async (tx, { itemId }, _person, work) => {
      if (!(await perform(tx, itemId, work))) throw new CallError('payoutUnanswered');
    },
  };
}
