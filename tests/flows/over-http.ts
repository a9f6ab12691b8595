import { sandboxDecide, sandboxPayments, sandboxSettle } from '@kopa/contract/calls/sandbox';
import { getMoney } from '@kopa/contract/calls/loan';
import { getUserInfo } from '@kopa/contract/calls/security';
import { saveAdditionInfoMarket } from '@kopa/contract/calls/addition-info';
import { saveBasicInfoMarket } from '@kopa/contract/calls/basic-info';
import {
  finishUploadAllImg,
  saveFaceImage,
  uploadCurpBack,
  uploadCurpFront,
} from '@kopa/contract/calls/user';
import type { Page } from 'playwright-core';
import {
  additional,
  applied,
  personal,
  png,
  registered,
  type Applicant,
} from '../../server/test/borrower.ts';
import { agreeTo } from '../../server/test/loan.ts';
import { granted, inject, type Answer, type Sent, type Caller } from '../../server/test/test-lender.ts';
import type { Call } from '@kopa/contract/calls/call';
import { waitUntil } from '../../scripts/wait-until.ts';

/** A lender in its own process, called as the app does: for steps without a screen. */
export function overHttp(url: string): Caller {
  const send = async (call: Call, request: Record<string, unknown>, sent: Sent = {}) => {
    const { method, url: path, query, headers, payload } = await inject(call, request, sent);
    const isBytes = Buffer.isBuffer(payload);
    const answer = await fetch(
      `${url}${String(path)}?${new URLSearchParams(query as Record<string, string>)}`,
      {
        method: method!,
        headers: {
          ...(headers as Record<string, string>),
          ...(payload && !isBytes && { 'content-type': 'application/json' }),
        },
        ...(payload !== undefined && { body: isBytes ? new Uint8Array(payload) : JSON.stringify(payload) }),
      },
    );
    return { ...((await answer.json()) as Answer<Record<string, unknown>>), status: answer.status };
  };
  return { send, call: send as Caller['call'] };
}

/** Logs a page in as a borrower who was registered over HTTP. Call it before the app opens. */
export async function logIn(page: Page, lender: Caller, token: string): Promise<void> {
  const { userId, mobile, draftKey } = granted(await lender.call(getUserInfo, {}, { token }));
  await page.addInitScript(
    ([authorization, user]) => {
      if (localStorage.getItem('Authorization') !== null || sessionStorage.getItem('loggedIn')) return;
      sessionStorage.setItem('loggedIn', 'once');
      localStorage.setItem('Authorization', authorization!);
      localStorage.setItem('userInfo', user!);
    },
    [JSON.stringify(token), JSON.stringify({ userId, mobile, draftKey })],
  );
}

/** A borrower without a loan, logged in on this page. */
export async function newcomer(page: Page, lender: Caller, number: string): Promise<string> {
  const token = await registered(lender, number);
  await logIn(page, lender, token);
  return token;
}

/** An application whose second form is next. */
export async function atAdditional(lender: Caller, number: string): Promise<Applicant> {
  const { token, orderNo } = await applied(lender, number);
  granted(await lender.send(saveBasicInfoMarket, { loanOrderId: orderNo, ...personal }, { token }));
  return { token, orderNo };
}

/** An application whose photos are next. */
export async function atPhotos(lender: Caller, number: string): Promise<Applicant> {
  const { token, orderNo } = await atAdditional(lender, number);
  granted(await lender.send(saveAdditionInfoMarket, { loanOrderId: orderNo, ...additional }, { token }));
  return { token, orderNo };
}

/** An application whose payout account is next. */
export async function atPayout(lender: Caller, number: string): Promise<Applicant> {
  const { token, orderNo: loanOrderId } = await atPhotos(lender, number);
  for (const [index, call] of [uploadCurpFront, uploadCurpBack, saveFaceImage].entries())
    granted(await lender.call(call, { loanOrderId, file: png(640 + index) }, { token }));
  granted(await lender.call(finishUploadAllImg, { loanOrderId }, { token }));
  return { token, orderNo: loanOrderId };
}

export async function decide(
  lender: Caller,
  { orderNo }: Applicant,
  decision: 'approve' | 'reject',
  reasons: ('amountHighForIncome' | 'loanOverdueElsewhere')[] = [],
): Promise<void> {
  granted(await lender.call(sandboxDecide, { orderNo, decision, reasons }));
}

/** Agrees, collects, and gives the reference of the payout that the simulator holds. */
export async function collect(lender: Caller, loan: Applicant): Promise<string> {
  await agreeTo(lender, loan);
  granted(await lender.call(getMoney, { orderNo: loan.orderNo }, { token: loan.token }));
  return held(lender, loan, 'disbursement');
}

/** The reference of the payment that the simulator holds for an order, as soon as one exists. */
export async function held(
  lender: Caller,
  { orderNo }: Applicant,
  kind: 'repayment' | 'disbursement',
): Promise<string> {
  let reference: string | undefined;
  await waitUntil(
    async () => {
      const { payments } = granted(await lender.call(sandboxPayments, { orderNo }));
      reference = payments.find((payment) => payment.kind === kind && payment.state === 'held')?.reference;
      return reference !== undefined;
    },
    () => `a ${kind} that is held`,
    20_000,
  );
  return reference!;
}

export async function settle(lender: Caller, reference: string, resultCode: number): Promise<void> {
  granted(await lender.call(sandboxSettle, { reference, resultCode, copies: 1 }));
}
