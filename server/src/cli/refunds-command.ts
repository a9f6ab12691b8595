import { moneyText } from '@kopa/contract/market/money';
import { whyText } from '@kopa/contract/desk/calls/fields';
import { deskRules } from '@kopa/contract/desk/desk-rules';
import { CallError } from '../lending/call-error.ts';
import { recordAct } from '../lending/desk/record.ts';
import { actOrAsk } from '../lending/desk/second.ts';
import { activeStaff } from '../lending/desk/staff.ts';
import { heldRefunds } from '../lending/disbursement/held-refunds.ts';
import type { Lender } from '../lending/lender.ts';
import { inTransaction } from '../storage/in-transaction.ts';
import type { HeldBecause } from '../storage/schema/index.ts';
import { failed, type CommandAnswer } from './run-command.ts';
import { timeOf } from './time-of.ts';

/** The dependencies of the command. */
export interface RefundsCommandContext extends Pick<Lender, 'db' | 'policy'> {
  /** Epoch milliseconds, by the lender's clock. */
  now: () => number;
}

const usage = [
  'list                        the refunds that wait for a person',
  'release <id> <your address> <why>    the refund is sent',
  'refuse <id> <your address> <why>     the refund is not sent; the overpayment stays with the loan',
  'The address is your work email at the desk. Above your limit, a second person decides at the desk.',
];

const because: Readonly<Record<HeldBecause, string>> = {
  unconfirmed: 'the provider has not confirmed the payment: look for the receipt in the statement',
  large: 'larger than REFUND_LIMIT',
  borrowerDay: 'above REFUND_BORROWER_DAY_LIMIT',
  lenderDay: 'above REFUND_LENDER_DAY_LIMIT',
};

/**
 * Runs a subcommand: list, release, refuse. Decides by the rules of the desk, and records the member of staff
 * from `command`. Prints no name and no number of a borrower.
 */
export async function refundsCommand(
  [verb, id, email = '', ...words]: readonly string[],
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
  if ((verb !== 'release' && verb !== 'refuse') || id === undefined) return failed(usage);
  const why = whyText.safeParse(words.join(' '));
  if (!why.success) return failed(['Add your address and why: both are kept with the decision.', ...usage]);
  const person = await activeStaff(db, email);
  if (!person) return failed([`No member of staff has the address ${email}.`]);
  const at = now();
  const act = verb === 'release' ? 'refunds.sent' : 'refunds.kept';
  // Nothing is returned from suspense here.
  const work = { lender: { policy }, rules: deskRules, at, reverses: () => false, accountIn: () => null };
  try {
    const asked = await inTransaction(db, (tx) =>
      actOrAsk(tx, person, { act, itemId: id, orderNo: null, why: why.data }, work, (done) =>
        recordAct(tx, { id: person.id, from: 'command' }, done, at),
      ),
    );
    const outcome = verb === 'release' ? 'released' : 'refused';
    return {
      lines: [asked === null ? `${id}: ${outcome} by ${person.name}.` : `${id}: waits for a second person.`],
      failed: false,
    };
  } catch (error) {
    const told = error instanceof CallError ? refusals[error.error] : undefined;
    if (told === undefined) throw error;
    return failed([`${id}: ${told}`]);
  }
}

const refusals: Partial<Record<CallError['error'], string>> = {
  itemGone: 'no such refund waits.',
  itemTaken: 'a colleague has this refund at the desk.',
  secondAsked: 'the refund waits for a second person.',
  rightMissing: 'your roles do not decide about refunds.',
  overpaidLess: 'so much is not overpaid any more. Refuse the refund; the rest follows by itself.',
};
