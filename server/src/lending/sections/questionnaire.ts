import type { Language, Policy } from '@kopa/contract';
import { questionsOf } from '@kopa/contract/questionnaire';
import { orderSteps } from '@kopa/contract/order-steps';
import { eq, sql } from 'drizzle-orm';
import { keyOfOrder } from '../../storage/borrower-keys.ts';
import { enqueue } from '../../storage/queue.ts';
import type { Database, Transaction } from '../../storage/database.ts';
import { orderAnswers, type OrderRow } from '../../storage/schema/index.ts';
import { CallError } from '../call-error.ts';
import { advance } from '../orders/advance.ts';
import { words } from '../words.ts';
import { reached } from './save-section.ts';

export type Answers = Readonly<Partial<Record<string, string>>>;

const placeOf = (orderNo: string, code: string) => ({ column: 'order_answers.answer', row: [orderNo, code] });

type Asked = Pick<Policy, 'questionnaire'>;

/** A policy's questions in a language, with the current answers. */
export async function questionsFor(
  db: Database | Transaction,
  orderNo: string,
  language: Language,
  policy: Pick<Policy, 'questionnaire' | 'market'>,
) {
  const answers = await answersOf(db, orderNo);
  const { question, label } = words(language, policy.market);
  return questionsOf(policy).map(({ code, labels, options }) => ({
    code,
    title: question(`${code}.title`),
    answer: answers[code] ?? null,
    options: options.map((option) => ({
      code: option,
      label: labels === 'own' ? question(`${code}.options.${option}`) : label(labels, option),
    })),
  }));
}

/** The answers of an order by question. */
export async function answersOf(db: Database | Transaction, orderNo: string): Promise<Answers> {
  const rows = await db.select().from(orderAnswers).where(eq(orderAnswers.orderNo, orderNo));
  if (rows.length === 0) return {};
  const key = await keyOfOrder(db, orderNo);
  return Object.fromEntries(
    rows.map(({ code, answer }) => [code, key.openText(answer, placeOf(orderNo, code))]),
  );
}

export interface AnswersToSave {
  userId: string;
  orderNo: string;
  answers: readonly { code: string; answer: string }[];
}

/** Stores answers, also a part of them; throws `invalidInput` for an unknown option, and `stepOutOfTurn`. */
export async function saveAnswers(
  tx: Transaction,
  { userId, orderNo, answers }: AnswersToSave,
  policy: Asked,
): Promise<OrderRow> {
  checkAnswers(answers, policy);
  const order = await reached(tx, userId, orderNo, orderSteps.question);
  const newest = new Map(answers.map(({ code, answer }) => [code, answer]));
  if (newest.size > 0) {
    const key = await keyOfOrder(tx, orderNo);
    const sealed = (code: string, answer: string) => key.seal(answer, placeOf(orderNo, code));
    await tx
      .insert(orderAnswers)
      .values([...newest].map(([code, answer]) => ({ orderNo, code, answer: sealed(code, answer) })))
      .onConflictDoUpdate({
        target: [orderAnswers.orderNo, orderAnswers.code],
        set: { answer: sql`excluded.answer` },
      });
  }
  return order;
}

/** An order's unanswered questions. */
export async function unanswered(
  db: Database | Transaction,
  orderNo: string,
  policy: Asked,
): Promise<string[]> {
  const answers = await answersOf(db, orderNo);
  return questionsOf(policy)
    .map(({ code }) => code)
    .filter((code) => answers[code] === undefined);
}

/** Submits a fully answered application: the review is due after the usual duration (S2-80). */
export async function submit(
  tx: Transaction,
  orderNo: string,
  at: number,
  { usualMinutes }: Policy['review'],
): Promise<OrderRow> {
  const reviewEndsAt = at + usualMinutes * 60_000;
  const order = await advance(tx, {
    orderNo,
    event: 'submitted',
    at,
    details: { submittedAt: at, reviewEndsAt },
  });
  // An application that is sent again, with new photos, is reviewed again.
  await enqueue(tx, { kind: 'review', key: `${orderNo}:${at}`, runAt: reviewEndsAt, payload: { orderNo } });
  return order;
}

function checkAnswers(answers: AnswersToSave['answers'], policy: Asked): void {
  const fields: Record<string, string> = {};
  answers.forEach(({ code, answer }, index) => {
    const asked = questionsOf(policy).find((question) => question.code === code);
    if (!asked) fields[`answers.${index}.code`] = 'question.unknown';
    else if (!asked.options.includes(answer)) fields[`answers.${index}.answer`] = 'answer.unknown';
  });
  if (Object.keys(fields).length > 0) throw new CallError('invalidInput', { fields });
}
