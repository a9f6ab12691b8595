import {
  confirmProductInfo,
  getMoney,
  getMoneyContract,
  getMoneyTime,
  loanAgreement,
  validateVerifyCode,
} from '@kopa/contract/calls/loan';
import { confirmCollect, tryCollectCode } from '../../lending/accounts/confirm-collect.ts';
import { borrowerAtDoor } from '../../lending/accounts/doors.ts';
import { needsCollectCode } from '../../lending/accounts/new-phone.ts';
import { countAttempt } from '../../lending/accounts/rate-limit.ts';
import { arrival } from '../../lending/disbursement/payout-outcome.ts';
import { checkLength } from '../../lending/accounts/verification-codes.ts';
import { agree } from '../../lending/offer/agree.ts';
import { agreementOf } from '../../lending/offer/agreement.ts';
import { collect } from '../../lending/offer/collect.ts';
import { keyFactsOf } from '../../lending/offer/key-facts.ts';
import { findOrder } from '../../lending/orders/find-order.ts';
import { orderEntity } from '../../lending/orders/order-entity.ts';
import { on, type Answered } from '../call-handler.ts';

export const offer: readonly Answered[] = [
  on(confirmProductInfo)(async ({ orderNo }, { lender, borrower, at, read }) =>
    read(async (db) => keyFactsOf(db, await findOrder(db, borrower().id, orderNo), at, lender.policy.market)),
  ),

  on(loanAgreement)(async ({ orderNo }, { lender: { policy }, borrower, at, language, read }) => {
    const keyFacts = await read(async (db) =>
      keyFactsOf(db, await findOrder(db, borrower().id, orderNo), at, policy.market),
    );
    return agreementOf(keyFacts, language, policy);
  }),

  on(getMoneyContract)(async ({ orderNo, agreed, fingerprint }, { lender, borrower, at, language, change }) =>
    change(async (tx) => {
      const needsCode = await needsCollectCode(tx, borrower(), at, lender.policy.collect);
      const agreement = { userId: borrower().id, orderNo, agreed, fingerprint, language, needsCode };
      return {
        order: await orderEntity(tx, await agree(tx, agreement, at, lender.policy), at, lender.policy.market),
      };
    }),
  ),

  on(validateVerifyCode)(async ({ orderNo, code }, { lender, borrower, at, origin, change }) => {
    const rules = { pepper: lender.pepper, policy: lender.policy.verification };
    checkLength(code, rules);
    await countAttempt(lender.db, 'login', borrowerAtDoor(borrower(), origin, lender), at, lender);
    const given = { borrower: borrower(), phone: origin.phone, orderNo, code, at };
    const codeId = await tryCollectCode(lender.db, given, rules);
    return change(async (tx) => {
      const { validUntil } = await confirmCollect(tx, { ...given, codeId }, lender);
      const required = await needsCollectCode(tx, borrower(), at, lender.policy.collect);
      return { verified: true, required, validUntil };
    });
  }),

  on(getMoney)(async ({ orderNo }, { lender, borrower, at, change }) =>
    change(async (tx) => {
      const needsCode = await needsCollectCode(tx, borrower(), at, lender.policy.collect);
      const drawn = await collect(tx, { userId: borrower().id, orderNo, at }, needsCode);
      return { order: await orderEntity(tx, drawn, at, lender.policy.market) };
    }),
  ),

  on(getMoneyTime)(async ({ orderNo }, { lender, borrower, at }) => {
    await findOrder(lender.db, borrower().id, orderNo);
    return arrival(lender.db, orderNo, at, lender.policy.lending);
  }),
];
