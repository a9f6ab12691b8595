import type { Market } from '@kopa/contract';
import { dayMs } from '@kopa/contract/calendar';
import { factsNamed } from '../lending/provider-inbox.ts';
import { callbackUrl } from '../ports/payments/callback.ts';
import { airtelCallback } from '../ports/payments/airtel/callbacks.ts';
import type { CallbackSecrets } from '../storage/callback-secrets.ts';
import type { Database } from '../storage/database.ts';
import { callbackPurposes, type CallbackPurpose } from '../storage/schema/index.ts';
import { failed, type CommandAnswer } from './run-command.ts';
import { timeOf } from './time-of.ts';

/** The dependencies of the command. */
export interface CallbacksCommandContext {
  secrets: CallbackSecrets;
  market: Market;
  /** PUBLIC_URL; null: unknown. */
  publicUrl: string | null;
  db: Database;
}

const usage = [
  'list                      the valid secrets of callback addresses, without their texts',
  'address <purpose>         the address of callbacks, with its secret',
  'rotate <purpose> [days]   a new secret; earlier ones are valid for 7 days, or so many (0 to 90)',
  'read <key>                what a provider reported, as the inbox keeps it under this key: personal data',
  `The purposes are ${callbackPurposes.join(', ')}.`,
];

const next: Partial<Record<CallbackPurpose, string>> = {
  'daraja-paybill':
    'Restart the server: it registers the new address. A provider that registers once only must be asked to change the address within the overlap.',
  airtel: 'Enter the new address in the portal of Airtel within the overlap.',
};

/**
 * Runs a subcommand: list, address, rotate, read. Only `address` prints a secret, and only `read` what was
 * reported.
 */
export async function callbacksCommand(
  [verb, named, days = '7']: readonly string[],
  { secrets, market, publicUrl, db }: CallbacksCommandContext,
): Promise<CommandAnswer> {
  if (verb === 'list') {
    const lines = (await secrets.valid()).map(
      ({ purpose, createdAt, endsAt }) =>
        `${purpose}, since ${timeOf(createdAt, market)}${endsAt === null ? '' : `, until ${timeOf(endsAt, market)}`}`,
    );
    return { lines: lines.length > 0 ? lines : ['No secret has been needed yet.'], failed: false };
  }
  if (verb === 'read' && named !== undefined) {
    const facts = await factsNamed(db, [named]);
    if (!facts.has(named)) return failed([`Nothing is kept under ${named}.`]);
    return { lines: [JSON.stringify(facts.get(named), null, 2)], failed: false };
  }
  const purpose = callbackPurposes.find((each) => each === named);
  if ((verb !== 'address' && verb !== 'rotate') || !purpose) return failed(usage);
  if (verb === 'address') {
    const address = { origin: publicUrl ?? '', secret: await secrets.current(purpose) };
    const part = { airtel: airtelCallback, identity: 'identity' }[purpose as string];
    return { lines: [callbackUrl(address, ...(part === undefined ? [] : [part]))], failed: false };
  }
  if (!/^\d{1,2}$/.test(days) || Number(days) > 90)
    return failed([`The overlap is ${days}, but must be 0 to 90 days.`]);
  await secrets.rotate(purpose, Number(days) * dayMs);
  const told = next[purpose] ?? 'The next request to the provider names the new address.';
  return { lines: [`${purpose}: a new secret is in use. ${told}`], failed: false };
}
