import { getUserInfo } from '@kopa/contract/calls/security';
import { sandboxPortalLink } from '@kopa/contract/calls/sandbox-repay';
import { applied, filledIn, registered, submitted } from '../../server/test/borrower.ts';
import { complained } from '../../server/test/feedback.ts';
import { granted, type Caller } from '../../server/test/test-lender.ts';
import { atAdditional, atPayout, atPhotos, collect, decide } from './over-http.ts';
import { disbursedLoan } from './running-loan.ts';

/** The owner of an address: the token, and the ids that an address may name. */
export interface Stander {
  token: string;
  userId: string;
  orderNo: string;
  /** The id of the borrower's feedback. */
  feedbackId: string;
  /** Of a link by which anybody may pay their loan. */
  linkToken: string;
}

const nobody: Stander = { token: '', userId: '', orderNo: '', feedbackId: '', linkToken: '' };

/** Borrowers by their place, each created over HTTP on first use; `from` is the first of their numbers. */
const makers = {
  newcomer: async (lender: Caller, number: string) => ({ token: await registered(lender, number) }),
  applied,
  atAdditional,
  atPhotos,
  atPayout,
  atQuestions: filledIn,
  reviewed: (lender: Caller, number: string) => submitted(lender, {}, number),
  approved: async (lender: Caller, number: string) => {
    const loan = await submitted(lender, {}, number);
    await decide(lender, loan, 'approve');
    return loan;
  },
  rejected: async (lender: Caller, number: string) => {
    const loan = await submitted(lender, {}, number);
    await decide(lender, loan, 'reject');
    return loan;
  },
  repaying: async (lender: Caller, number: string) => {
    const loan = await disbursedLoan(lender, number);
    const link = granted(
      await lender.call(sandboxPortalLink, { orderNo: loan.orderNo, revoke: false, hours: 72 }),
    );
    return { ...loan, linkToken: link.token! };
  },
  // After `repaying`, from when on payments are held.
  awaiting: async (lender: Caller, number: string) => {
    const loan = await submitted(lender, {}, number);
    await decide(lender, loan, 'approve');
    await collect(lender, loan);
    return loan;
  },
  complaining: async (lender: Caller, number: string) => {
    const token = await registered(lender, number);
    return { token, feedbackId: (await complained(lender, token)).id };
  },
} satisfies Record<string, (lender: Caller, number: string) => Promise<Partial<Stander>>>;

export type Standing = keyof typeof makers;

export async function stander(lender: Caller, standing: Standing, number: string): Promise<Stander> {
  const made = await makers[standing](lender, number);
  const { userId } = granted(await lender.call(getUserInfo, {}, { token: made.token }));
  return { ...nobody, ...made, userId };
}
