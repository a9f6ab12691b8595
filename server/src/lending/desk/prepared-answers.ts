import type { Language } from '@kopa/contract';
import type { DeskThread, PreparedAnswer } from '@kopa/contract/desk/entities';
import { preparedAnswerIds, preparedAnswers } from '@kopa/contract/desk/prepared-answers';
import type { FeedbackType } from '@kopa/contract/enumerations/feedback';
import { moneyText } from '@kopa/contract/market/money';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { users } from '../../storage/schema/index.ts';
import { longDay } from '../accounts/tell-borrower.ts';
import { loanStart } from '../ledger/loan-state.ts';
import { latestOrderOf } from '../orders/find-order.ts';
import { repayDetail } from '../repayment/detail.ts';
import { firstNameOf } from '../sections/saved-sections.ts';
import { words } from '../words.ts';
import { feedbackRow } from './feedback-queue.ts';
import type { AtWork } from './promises.ts';

/** What is known of the case. */
interface Case {
  firstName: string;
  orderNo: string | null;
  /** Null: nothing is owed. */
  loan: DeskThread['loan'];
}

/**
 * The prepared answers for a feedback, those of its topic first, without those that need what the case has
 * not. Throws `feedbackNotFound`.
 */
export async function preparedFor(
  tx: Transaction,
  id: string,
  work: AtWork & { language: Language },
): Promise<PreparedAnswer[]> {
  const { userId, type } = await feedbackRow(tx, id);
  const [user] = await tx.select({ language: users.language }).from(users).where(eq(users.id, userId));
  const theirs = user!.language;
  const own = work.language;
  const known = await caseOf(tx, userId, work);
  const fits = preparedAnswerIds.filter((each) => {
    const { needs } = preparedAnswers[each];
    return needs === 'nothing' || (needs === 'order' ? known.orderNo !== null : known.loan !== null);
  });
  const say = (language: Language, each: (typeof fits)[number]) => {
    const { preparedAnswer } = words(language, work.lender.policy.market);
    const values = valuesOf(known, language, work);
    const greeting = preparedAnswer(known.firstName ? 'greeting.named' : 'greeting.plain', values);
    return `${greeting} ${preparedAnswer(`answer.${each}.text`, values)}`;
  };
  return fits
    .map((each) => {
      const topics: readonly FeedbackType[] = preparedAnswers[each].topics;
      return {
        id: each,
        title: words(own).preparedAnswer(`answer.${each}.title`),
        isOfTopic: topics.includes(type),
        text: say(theirs, each),
        preview: theirs === own ? '' : say(own, each),
      };
    })
    .sort((one, other) => Number(other.isOfTopic) - Number(one.isOfTopic));
}

async function caseOf(tx: Transaction, userId: string, { at, lender }: AtWork): Promise<Case> {
  const order = await latestOrderOf(tx, userId);
  const loan =
    order && loanStart(order) ? await repayDetail(tx, userId, order.orderNo, at, lender.policy) : null;
  return {
    firstName: (await firstNameOf(tx, userId)) ?? '',
    orderNo: order?.orderNo ?? null,
    loan: loan && loan.owedCents > 0 ? loan : null,
  };
}

function valuesOf(
  { firstName, orderNo, loan }: Case,
  language: Language,
  { lender, rules }: AtWork,
): Record<string, string> {
  const money = (cents: number) => moneyText(cents, lender.policy.market.currency);
  return {
    firstName,
    hours: String(rules.promiseHours.feedback),
    ...(orderNo !== null && { orderNo }),
    ...(loan && {
      owed: money(loan.owedCents),
      owedOnDueDay: money(loan.order.dueAmount),
      dueOn: longDay(loan.dueOn, language),
      least: money(loan.minimumCents),
    }),
  };
}
