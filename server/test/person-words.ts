import { appealDecision } from '@kopa/contract/calls/appeal';
import { leaveFeedbackMessage } from '@kopa/contract/calls/feedback';
import { sandboxDecide } from '@kopa/contract/calls/sandbox';
import { sandboxFeedbackAnswer } from '@kopa/contract/calls/sandbox-feedback';
import { deskBorrowerPage, deskCorrectContact, deskFindBorrowers } from '@kopa/contract/desk/calls/borrowers';
import { deskWriteNote } from '@kopa/contract/desk/calls/notes';
import { additional, mobile, personal, submitted } from './borrower.ts';
import { staffAt } from './desk.ts';
import { complained } from './feedback.ts';
import { granted, type TestLender } from './test-lender.ts';

/** What an application says about its borrower and others, as a search of files and rows looks for it. */
export const personWords: readonly string[] = [
  mobile,
  personal.firstName,
  personal.lastName,
  personal.nationalId,
  personal.email,
  personal.address,
  additional.emergencyContactName1,
  additional.emergencyContactMobile1.slice(1),
];

/** What a borrower and the lender write to and about each other, as words that nothing else contains. */
const letters = {
  description: 'My sister paid for me on Sunday.',
  contact: 'sister.of.wanjiru@example.test',
  receiverAccount: 'Account of the sister 445566',
  content: 'She shows the receipt.',
  answer: 'We found the money of the sister.',
  text: 'I sold the goat and owe nobody.',
  note: 'The goat was sold at Karatina market.',
  noteOfOrder: 'The sister pays on market days.',
  email: 'wanjiru.karatina@example.com',
} as const;

/**
 * A rejected borrower appeals and complains, and is answered; staff write notes and correct the email.
 * `words`: both sides.
 */
export async function wroteToTheLender(
  lender: TestLender,
): Promise<{ token: string; words: readonly string[] }> {
  const { token, orderNo } = await submitted(lender);
  granted(await lender.call(sandboxDecide, { orderNo, decision: 'reject', reasons: ['tooManyLoans'] }));
  const { description, contact, receiverAccount, content, answer, text, note, noteOfOrder, email } = letters;
  granted(await lender.call(appealDecision, { orderNo, text }, { token }));
  const { id } = await complained(lender, token, { description, contact, receiverAccount });
  granted(await lender.call(leaveFeedbackMessage, { id, content, images: [] }, { token }));
  granted(await lender.call(sandboxFeedbackAnswer, { id, content: answer }));
  const agent = await staffAt(lender, ['agent']);
  const { found } = granted(await agent.call(deskFindBorrowers, { text: orderNo }));
  const about = { id: found[0]!.borrower.id };
  granted(
    await agent.call(deskWriteNote, { ...about, orderNo: null, text: note }, { key: 'the-key-of-a-note' }),
  );
  granted(await agent.call(deskWriteNote, { ...about, orderNo, text: noteOfOrder }));
  const { contacts } = granted(await agent.call(deskBorrowerPage, about));
  const { seen } = contacts.find(({ name }) => name === 'email')!;
  const corrected = { ...about, name: 'email', value: email, seen, why: 'The borrower called' } as const;
  granted(await agent.call(deskCorrectContact, corrected));
  return { token, words: Object.values(letters) };
}
