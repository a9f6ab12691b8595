import { confirmProductInfo, latestOrder } from '@kopa/contract/calls/loan';
import { existsByMobile } from '@kopa/contract/calls/number-questions';
import { mpesaRepayLink } from '@kopa/contract/calls/repay';
import { sandboxOutbox } from '@kopa/contract/calls/sandbox';
import { additional, loggedIn, mobile, payout, personal } from './borrower.ts';
import { detailOf, disbursed, heldReference, prompt, repaid, settle } from './loan.ts';
import { granted, type TestLender } from './test-lender.ts';
import { day } from './times.ts';

/**
 * A loan from the registration to its end, overdue on the way, with a payment that fails twice. Gives the
 * order and the sessions of the borrower.
 */
export async function wholeLoan(lender: TestLender): Promise<{ orderNo: string; tokens: string[] }> {
  const loan = await disbursed(lender);
  const facts = { orderNo: loan.orderNo };
  granted(await lender.call(confirmProductInfo, facts, { token: loan.token }));
  await lender.call(existsByMobile, { mobile });
  await repaid(lender, loan, 1_000);
  await prompt(lender, loan, 1_000);
  await settle(lender, await heldReference(lender, loan.orderNo, 'repayment'), 1032, 2);
  await lender.pass(31 * day);
  const token = await loggedIn(lender);
  await lender.call(latestOrder, {}, { token: loan.token });
  const { owedCents } = await detailOf(lender, { ...loan, token });
  const rest = { orderNo: loan.orderNo, amountCents: owedCents, mobile };
  granted(await lender.call(mpesaRepayLink, rest, { token, key: 'my-own-key' }));
  await settle(lender, await heldReference(lender, loan.orderNo, 'repayment'), 0);
  await lender.jobs.runDue();
  return { orderNo: loan.orderNo, tokens: [loan.token, token] };
}

/** All data of a borrower, in every form of transmission. */
export async function personalOf(lender: TestLender, tokens: string[]): Promise<string[]> {
  const { messages } = granted(await lender.call(sandboxOutbox, {}));
  const codes = messages.flatMap(({ text }) => /\b\d{6}\b/.exec(text) ?? []);
  const { firstName, lastName, nationalId, email, address, birthday } = personal;
  const { emergencyContactName1, emergencyContactMobile1, emergencyContactMobile2 } = additional;
  return [
    ...tokens,
    ...codes,
    mobile,
    emergencyContactMobile1.slice(1),
    emergencyContactMobile2.slice(1),
    firstName,
    lastName,
    nationalId,
    email,
    address,
    birthday,
    emergencyContactName1,
    payout.applicantName,
    await lender.lender.callbackSecrets.current('daraja-prompt'),
    await lender.lender.callbackSecrets.current('daraja-payout'),
    'my-own-key',
  ];
}
