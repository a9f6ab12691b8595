import { deskRules } from '@kopa/contract/desk/desk-rules';
import type { AtWork } from '../../lending/desk/promises.ts';
import type { CallContext } from '../call-handler.ts';

/** What the queues of the desk depend on. */
export function atWork({ lender, at }: CallContext): AtWork {
  const { payments } = lender;
  return {
    lender,
    rules: deskRules,
    at,
    reverses: (receipt) => payments.reverses(receipt),
    accountIn: (body) => payments.paybill?.accountIn(body) ?? null,
  };
}
