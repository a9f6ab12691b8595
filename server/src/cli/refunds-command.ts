import { localTime, type Market } from '@kopa/contract';
import { moneyText } from '@kopa/contract/market/money';
import { decideHeldRefund, heldRefunds } from '../lending/disbursement/held-refunds.ts';
import type { Lender } from '../lending/lender.ts';
import { inTransaction } from '../storage/in-transaction.ts';
import type { HeldBecause } from '../storage/schema/index.ts';
import { failed, type CommandAnswer } from './run-command.ts';

/** The dependencies of the command. */
export interface RefundsCommandContext extends Pick<Lender, 'db' | 'policy'> {
  /** Epoch milliseconds, by the lender's clock. */
  now: () => number;
}

const usage = [
  'list                        the refunds that wait for a person',
  'release <id> <your name>    the refund is sent',
  'refuse <id> <your name>     the refund is not sent; the overpayment stays with the loan',
];

const because: Readonly<Record<HeldBecause, string>> = {
  unconfirmed: 'the provider has not confirmed the payment: look for the receipt in the statement',
  large: 'larger than REFUND_LIMIT',
  borrowerDay: 'above REFUND_BORROWER_DAY_LIMIT',
  lenderDay: 'above REFUND_LENDER_DAY_LIMIT',
};

/** Runs a subcommand: list, release, refuse. Prints no name and no number of a phone or account. */
export async function refundsCommand(
  [verb, id, ...names]: readonly string[],
  { db, policy, now }: RefundsCommandContext,
): Promise<CommandAnswer> {
  const { market } = policy;
  if (verb === 'list') {
    const lines = (await heldRefunds(db)).map(
      (held) =>
        `${held.id}, order ${held.orderNo}, ${moneyText(held.amountCents, market.currency)} to ${held.paidFrom === null ? "the borrower's account" : 'the phone that paid'}, since ${timeOf(held.createdAt, market)}: ${because[held.heldBecause!]}`,
    );
    return { lines: lines.length > 0 ? lines : ['No refund waits.'], failed: false };
  }
  const person = names.join(' ').trim();
  if ((verb !== 'release' && verb !== 'refuse') || id === undefined) return failed(usage);
  if (person === '') return failed(['Add your name: it is kept with the decision.', ...usage]);
  const decision = { id, person, released: verb === 'release' };
  const outcome = await inTransaction(db, (tx) => decideHeldRefund(tx, decision, now()));
  if (outcome === 'unknown') return failed([`${id}: no such refund waits.`]);
  if (outcome === 'gone')
    return failed([
      `${id}: so much is not overpaid any more. Refuse the refund; the rest follows by itself.`,
    ]);
  return { lines: [`${id}: ${verb === 'release' ? 'released' : 'refused'} by ${person}.`], failed: false };
}

/** In the market's time, as in '2026-01-15 12:05'. */
function timeOf(instant: number, market: Market): string {
  return new Date(localTime(instant, market)).toISOString().slice(0, 16).replace('T', ' ');
}
