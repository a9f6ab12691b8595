import fs from 'node:fs';
import path from 'node:path';
import { whyText } from '@kopa/contract/desk/calls/fields';
import { deskRules } from '@kopa/contract/desk/desk-rules';
import { identityPhotos } from '@kopa/contract/desk/identity-entities';
import type { IdentityReason } from '@kopa/contract/identity/identity-reasons';
import { CallError } from '../lending/call-error.ts';
import { checkToDecide, decideIdentity } from '../lending/desk/identity-acts.ts';
import { identityQueue } from '../lending/desk/identity-queue.ts';
import { recordAct } from '../lending/desk/record.ts';
import type { ActingPerson } from '../lending/desk/second.ts';
import { activeStaff } from '../lending/desk/staff.ts';
import { checkRight } from '../lending/desk/staff-sessions.ts';
import { findingsOf } from '../lending/identity/findings.ts';
import { reasonsForStaff } from '../lending/identity/reasons-for-staff.ts';
import type { Lender } from '../lending/lender.ts';
import { FileMissing, FilesUnavailable } from '../ports/files/files.ts';
import type { CardText, FaceFinding } from '../ports/identity/identity-verifier.ts';
import { inTransaction } from '../storage/in-transaction.ts';
import { failed, type CommandAnswer } from './run-command.ts';
import { timeOf } from './time-of.ts';

/** The dependencies of the command. */
export interface IdentityCommandContext extends Pick<Lender, 'db' | 'files' | 'policy' | 'pepper'> {
  /** Epoch milliseconds, by the lender's clock. */
  now: () => number;
}

const usage = [
  'list                                            the applications that wait until a person has looked',
  'show <order number> <your address> <folder>     writes the three photos into a new folder, and says what was typed and read',
  'pass <order number> <your address> <why>        it is the person: the application is decided',
  'refuse <order number> <your address> <why>      it is not: the application is rejected',
  'The address is your work email at the desk, which the record of acts names.',
];

const acts = { pass: 'passed', refuse: 'refused' } as const;
const longestList = 500;

/** Runs a subcommand: list, show, pass, refuse. Only `show` prints names and numbers. */
export async function identityCommand(
  [verb, orderNo, email = '', ...words]: readonly string[],
  context: IdentityCommandContext,
): Promise<CommandAnswer> {
  if (verb === 'list') return list(context);
  if (orderNo === undefined || (verb !== 'show' && verb !== 'pass' && verb !== 'refuse'))
    return failed(usage);
  const person = await activeStaff(context.db, email);
  if (!person) return failed([`No member of staff has the address "${email}".`, ...usage]);
  try {
    if (verb !== 'show') return await settle(orderNo, acts[verb], { person, why: words.join(' ') }, context);
    const [folder] = words;
    if (folder === undefined) return failed(['Name a folder.', ...usage]);
    return await show(orderNo, folder, person, context);
  } catch (error) {
    const told = error instanceof CallError ? refusals[error.error] : undefined;
    if (told === undefined) throw error;
    return failed([`${orderNo}: ${told}`]);
  }
}

const refusals: Partial<Record<CallError['error'], string>> = {
  itemGone: 'there is no such order, or no person is needed.',
  itemTaken: 'a colleague has this identity at the desk.',
  rightMissing: 'your roles do not decide about identities.',
  decidedAlready: 'somebody has looked already.',
  changedMeanwhile:
    'the application does not wait for a person: it is not under review, or its check is not over.',
};

async function list(context: IdentityCommandContext): Promise<CommandAnswer> {
  const { db, policy, now } = context;
  const page = { state: 'open', limit: longestList } as const;
  const work = { ...workOf(context), at: now(), reverses: () => false, accountIn: () => null };
  const { items } = await inTransaction(db, (tx) => identityQueue(tx, page, work));
  const lines = items.map(
    ({ id, since, reasons }) =>
      `${id}, since ${timeOf(since, policy.market)}: ${inWords(reasons).join('; ')}`,
  );
  return { lines: lines.length > 0 ? lines : ['Nobody waits.'], failed: false };
}

async function show(
  orderNo: string,
  folder: string,
  person: ActingPerson,
  context: IdentityCommandContext,
): Promise<CommandAnswer> {
  const { db, files, policy, now } = context;
  checkRight(person, { area: 'identity', may: 'act' });
  const check = await inTransaction(db, (tx) => checkToDecide(tx, orderNo, context));
  try {
    const photos = await Promise.all(
      identityPhotos.map(async (kind) => [kind, await files.get(check[`${kind}File`])] as const),
    );
    // Never into an existing folder, which others may be allowed to read.
    fs.mkdirSync(folder, { mode: 0o700 });
    const about = { kind: 'identity', id: orderNo };
    const looked = { act: 'identity.looked', about, after: { pictures: identityPhotos } } as const;
    await inTransaction(db, (tx) => recordAct(tx, { id: person.id, from: 'command' }, looked, now()));
    for (const [kind, bytes] of photos)
      fs.writeFileSync(path.join(folder, `${kind}.jpg`), bytes, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (error instanceof FileMissing || error instanceof FilesUnavailable)
      return failed([`The photos of ${orderNo} cannot be opened. ${error.message}`]);
    if (error instanceof Error && 'code' in error && 'path' in error)
      return failed([`${folder} cannot be made (${String(error.code)}). Name a new folder.`]);
    throw error;
  }
  const { typed, front, back, face, verdict } = await findingsOf(db, check);
  const lines = [
    `${orderNo}, since ${timeOf(check.waitsSince ?? check.doneAt ?? check.requestedAt, policy.market)}`,
    ...inWords(check.reasons).map((reason) => `- ${reason}`),
    '',
    ...beside({ typed, front, back }),
    ...(face ? [`faces: ${ofFaces(face)}`] : []),
    ...(verdict ? [`provider: ${verdict}`] : []),
    '',
    `front.jpg, back.jpg and face.jpg are in ${folder}. Delete it when you have looked.`,
  ];
  return { lines, failed: false };
}

async function settle(
  orderNo: string,
  act: 'passed' | 'refused',
  { person, why: words }: { person: ActingPerson; why: string },
  context: IdentityCommandContext,
): Promise<CommandAnswer> {
  const why = whyText.safeParse(words);
  if (!why.success)
    return failed(['Say why: your address and your words are kept with the decision.', ...usage]);
  const at = context.now();
  const work = { ...workOf(context), at };
  await inTransaction(context.db, (tx) =>
    decideIdentity(tx, person, { act, orderNo, why: why.data }, null, work, (done) =>
      recordAct(tx, { id: person.id, from: 'command' }, done, at),
    ),
  );
  const when = timeOf(at, context.policy.market);
  return {
    lines: [`${orderNo}: ${act} by ${person.name} at ${when}. The server goes on with it by itself.`],
    failed: false,
  };
}

function workOf({ policy, pepper }: IdentityCommandContext) {
  return { lender: { policy, pepper }, rules: deskRules };
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

function inWords(reasons: readonly IdentityReason[]): string[] {
  return reasons.map((reason) => reasonsForStaff[reason]);
}
