import * as z from 'zod/mini';
import { deskChanges } from './desk-call.ts';
import { itemId, whyText } from './fields.ts';
import { actedOrAsked } from './refunds.ts';

const receipt = z
  .string({ error: 'receipt.required' })
  .check(
    z.trim(),
    z.minLength(4, 'receipt.required'),
    z.maxLength(40, 'receipt.required'),
    z.regex(/^[^:]*$/, 'receipt.required'),
  );
const sum = z.int({ error: 'sum.required' }).check(z.gte(1, 'sum.required'));

export const deskPayByHand = deskChanges({
  path: '/desk/loans/pay',
  auth: 'staff',
  right: { area: 'loanMoney', may: 'act' },
  summary:
    "Books a payment on a running loan by its receipt in the provider's statement, as if the provider had told of it; the provider's own report of the receipt then changes nothing. `receiptKnown` for a receipt that is booked or in suspense. Above the limit of the caller the act waits for a second person.",
  request: z.object({
    orderNo: itemId,
    receipt,
    cents: sum,
    /** The day and the time of the statement, by the market's clocks. */
    paidOn: z.iso.date('paidOn.required'),
    paidTime: z
      .string({ error: 'paidTime.required' })
      .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'paidTime.required')),
    why: whyText,
  }),
  result: actedOrAsked,
});

export const deskTakePaymentBack = deskChanges({
  path: '/desk/loans/take-back',
  auth: 'staff',
  right: { area: 'loanMoney', may: 'act' },
  summary:
    'Takes a payment by hand back that was booked by mistake: a journal with the opposite sides is added, the loan is as if the payment had never been booked, and the borrower is told by SMS. A finished loan that owes again runs again. The receipt is free again. `cents` is what the caller has seen; with another sum the call is `changedMeanwhile`. A payment that the provider told of is `notByHand`. Above the limit of the caller the act waits for a second person.',
  request: z.object({ orderNo: itemId, receipt, cents: sum, why: whyText }),
  result: actedOrAsked,
});

export const deskWriteOff = deskChanges({
  path: '/desk/loans/write-off',
  auth: 'staff',
  right: { area: 'loanMoney', may: 'act' },
  summary:
    "Writes off a running loan that is late by at least `writeOffDays` of the desk's rules (`notLateEnough`): what is owed today is a loss in the books, charges end with today, and the borrower still owes and is told by SMS. Payments are taken as before; those of later days are recovered. `cents` is what the caller has seen as owed today; with another sum the call is `changedMeanwhile`. Above the limit of the caller the act waits for a second person, and writes off what is owed by then.",
  request: z.object({ orderNo: itemId, cents: sum, why: whyText }),
  result: actedOrAsked,
});

export const deskTakeWriteOffBack = deskChanges({
  path: '/desk/loans/take-write-off-back',
  auth: 'staff',
  right: { area: 'loanMoney', may: 'act' },
  summary:
    'Takes the write-off of a running loan back that was a mistake (`notWrittenOff`): a journal with the opposite sides is added, each day since is charged as if the loan had never been written off, and the borrower is told by SMS. `cents` is the loss that the caller has seen as written off and not recovered, which is what is owed; with another sum the call is `changedMeanwhile`. Above the limit of the caller the act waits for a second person.',
  request: z.object({ orderNo: itemId, cents: sum, why: whyText }),
  result: actedOrAsked,
});

export const deskWaive = deskChanges({
  path: '/desk/loans/waive',
  auth: 'staff',
  right: { area: 'waivers', may: 'act' },
  summary:
    'Waives late charges of a running loan, at most those that are owed today (`waivesTooMuch`), and tells the borrower by SMS. Above the limit of the caller the act waits for a second person.',
  request: z.object({ orderNo: itemId, cents: sum, why: whyText }),
  result: actedOrAsked,
});

export const deskPromise = deskChanges({
  path: '/desk/loans/promise',
  auth: 'staff',
  right: { area: 'promises', may: 'act' },
  summary:
    "Records a borrower's promise to pay a sum by the end of a day, for a loan that is late or due soon (`promiseTooEarly`). Until then no reminder is sent. Charges stay as they are. The borrower is told by SMS. `replaces` names the running promise that the caller has seen; with another one running the call is `changedMeanwhile`.",
  request: z.object({
    orderNo: itemId,
    cents: sum,
    by: z.iso.date('by.required'),
    replaces: z.nullable(z.int({ error: 'value.invalid' })),
    why: whyText,
  }),
  result: z.object({ id: z.int() }),
});
