import fs from 'node:fs';
import path from 'node:path';
import { localTime, type Market } from '@kopa/contract';
import { orderSteps } from '@kopa/contract/order-steps';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { FileMissing, FilesUnavailable } from '../ports/files/files.ts';
import type { CardText, FaceFinding } from '../ports/identity/identity-verifier.ts';
import { inTransaction } from '../storage/in-transaction.ts';
import { identityChecks, orders, type IdentityCheckRow } from '../storage/schema/index.ts';
import type { Lender } from '../lending/lender.ts';
import { knownCheck } from '../lending/identity/identity-check.ts';
import { openCheck } from '../lending/identity/sealed-check.ts';
import {
  checkThatWaits,
  IdentityNotWaiting,
  settleIdentity,
  whyNobodyLooks,
  type NotWaiting,
} from '../lending/identity/identity-for-decision.ts';
import { readingOf } from '../lending/identity/read-sides.ts';
import { reasonsForStaff } from '../lending/identity/reasons-for-staff.ts';
import { failed, type CommandAnswer } from './run-command.ts';

/** The dependencies of the command. */
export interface IdentityCommandContext extends Pick<Lender, 'db' | 'files' | 'policy' | 'pepper'> {
  /** Epoch milliseconds, by the lender's clock. */
  now: () => number;
}

const usage = [
  'list                            the applications that wait until a person has looked at their photos',
  'show <order number> <folder>    writes the three photos into a new folder, and says what was typed and read',
  'pass <order number>             it is the person: the application is decided',
  'refuse <order number>           it is not: the application is rejected',
];

const whyNot: Readonly<Record<NotWaiting, string>> = {
  unknown: 'there is no such order',
  notUnderReview: 'it is not under review',
  notChecked: 'its check is not over yet',
  needsNobody: 'its check needs nobody',
  settled: 'somebody has looked already',
};

/** Runs a subcommand: list, show, pass, refuse. Only `show` prints names and numbers. */
export async function identityCommand(
  words: readonly string[],
  context: IdentityCommandContext,
): Promise<CommandAnswer> {
  const [verb, orderNo, folder] = words;
  if (verb === 'list') return list(context);
  if (orderNo === undefined || !['show', 'pass', 'refuse'].includes(verb ?? '')) return failed(usage);
  try {
    if (verb !== 'show') return await settle(orderNo, verb === 'pass' ? 'passed' : 'refused', context);
    if (folder === undefined) return failed(['Name a folder.', ...usage]);
    return await show(orderNo, folder, context);
  } catch (error) {
    if (error instanceof IdentityNotWaiting) return failed([`${orderNo}: ${whyNot[error.because]}.`]);
    throw error;
  }
}

async function list({ db, policy, pepper }: IdentityCommandContext): Promise<CommandAnswer> {
  const found = await db
    .selectDistinct({ orderNo: orders.orderNo })
    .from(orders)
    .innerJoin(identityChecks, eq(identityChecks.orderNo, orders.orderNo))
    .where(
      and(
        eq(orders.step, orderSteps.applying),
        inArray(identityChecks.outcome, ['review', 'retake']),
        isNull(identityChecks.settledAt),
      ),
    );
  const waiting: IdentityCheckRow[] = [];
  const unknown: string[] = [];
  for (const { orderNo } of found) {
    // The newest check may belong to earlier data than the current.
    const check = await knownCheck(db, orderNo, { policy, pepper });
    if (!check) unknown.push(orderNo);
    else if (whyNobodyLooks(check) === null) waiting.push(check);
  }
  waiting.sort((one, other) => since(one) - since(other));
  const lines = waiting.map(
    (check) => `${check.orderNo}, since ${timeOf(since(check), policy.market)}: ${inWords(check).join('; ')}`,
  );
  if (unknown.length > 0)
    lines.push(
      `${unknown.join(', ')}: not checked as it is now. It is when the review ends; if it stays here, SECRET is another one than before.`,
    );
  return { lines: lines.length > 0 ? lines : ['Nobody waits.'], failed: false };
}

async function show(
  orderNo: string,
  folder: string,
  context: IdentityCommandContext,
): Promise<CommandAnswer> {
  const { db, files } = context;
  const check = await inTransaction(db, (tx) => checkThatWaits(tx, orderNo, context));
  try {
    const photos = await Promise.all(
      (['front', 'back', 'face'] as const).map(
        async (kind) => [kind, await files.get(check[`${kind}File`])] as const,
      ),
    );
    // Never into an existing folder, which others may be allowed to read.
    fs.mkdirSync(folder, { mode: 0o700 });
    for (const [kind, bytes] of photos)
      fs.writeFileSync(path.join(folder, `${kind}.jpg`), bytes, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (error instanceof FileMissing || error instanceof FilesUnavailable)
      return failed([`The photos of ${orderNo} cannot be opened. ${error.message}`]);
    if (error instanceof Error && 'code' in error && 'path' in error)
      return failed([`${folder} cannot be made (${String(error.code)}). Name a new folder.`]);
    throw error;
  }
  const { claimed, evidence } = openCheck(db, check);
  const [front, back] = await Promise.all(
    (['front', 'back'] as const).map(async (side) => {
      const found = evidence?.[side];
      return found?.state === 'read' ? found.text : readingOf(db, check[`${side}File`]);
    }),
  );
  const typed = claimed && { ...claimed, nationalId: claimed.nationalId || null };
  const lines = [
    `${orderNo}, since ${timeOf(since(check), context.policy.market)}`,
    ...inWords(check).map((reason) => `- ${reason}`),
    '',
    ...beside({ typed, front: front ?? null, back: back ?? null }),
    ...(evidence ? [`faces: ${ofFaces(evidence.face)}`] : []),
    ...(evidence?.verdict ? [`provider: ${evidence.verdict}`] : []),
    '',
    `front.jpg, back.jpg and face.jpg are in ${folder}. Delete it when you have looked.`,
  ];
  return { lines, failed: false };
}

async function settle(
  orderNo: string,
  outcome: 'passed' | 'refused',
  context: IdentityCommandContext,
): Promise<CommandAnswer> {
  const at = context.now();
  await inTransaction(context.db, (tx) => settleIdentity(tx, { orderNo, outcome, at }, context));
  const lines = [
    `${orderNo}: ${outcome} at ${timeOf(at, context.policy.market)}. The server goes on with it by itself.`,
  ];
  return { lines, failed: false };
}

/** The values of both sources, one row per field. */
function beside(texts: Readonly<Record<'typed' | 'front' | 'back', CardText | null>>): string[] {
  const columns = Object.entries(texts).map(([head, text]) =>
    [head, text?.nationalId, text?.names, text?.birthday].map((cell) => plain(cell ?? '-')),
  );
  return ['', 'number', 'names', 'birthday'].map((row, at) =>
    [row.padEnd(8), ...columns.map((cells) => cells[at]!.padEnd(widest(cells)))].join('  ').trimEnd(),
  );
}

function widest(cells: readonly string[]): number {
  return Math.max(...cells.map(({ length }) => length));
}

/** Read or typed text must not contain control characters for the terminal. */
function plain(text: string): string {
  return text.replaceAll(/\p{C}/gu, '?');
}

function ofFaces(face: FaceFinding): string {
  if (face.state === 'notCompared') return 'not compared';
  if (face.state === 'noFace') return `${face.because} on the ${face.in}`;
  return `${face.band}, at a distance of ${face.distance.toFixed(2)}`;
}

function inWords({ reasons }: IdentityCheckRow): string[] {
  return reasons.map((reason) => reasonsForStaff[reason]);
}

function since({ doneAt, requestedAt }: IdentityCheckRow): number {
  return doneAt ?? requestedAt;
}

/** In the market's time, as in '2026-01-15 12:05'. */
function timeOf(instant: number, market: Market): string {
  return new Date(localTime(instant, market)).toISOString().slice(0, 16).replace('T', ' ');
}
