import { createHmac } from 'node:crypto';
import { idempotencyHeader } from '@kopa/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { CallError } from '../lending/call-error.ts';
import { borrowerKey, keyOrNone, openOwn } from '../storage/borrower-keys.ts';
import type { Database, Transaction } from '../storage/database.ts';
import { inTransaction } from '../storage/in-transaction.ts';
import { keysOf } from '../storage/key-ring.ts';
import { prepared } from '../storage/prepared.ts';
import { idempotencyKeys, users } from '../storage/schema/index.ts';

/** A command under its idempotency key. */
export interface Command {
  owner: string;
  call: string;
  key: string;
  requestHash: string;
}

const wellFormed = /^[\x21-\x7e]{1,200}$/;

/** The command of a request's idempotency key, or `null` without one. A malformed key is `invalidInput`. */
export async function commandOf(
  request: FastifyRequest,
  owner: string,
  call: string,
  body: Record<string, unknown>,
  secret: string,
): Promise<Command | null> {
  const key = request.headers[idempotencyHeader.toLowerCase()];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !wellFormed.test(key))
    throw new CallError('invalidInput', { fields: { [idempotencyHeader]: 'idempotencyKey.invalid' } });
  return { owner, call, key, requestHash: await hashOf(body, secret) };
}

/** The stored answer of a command; throws `idempotencyKeyReused` when the key belongs to another request. */
export async function earlierAnswer(
  db: Database | Transaction,
  command: Command,
): Promise<{ answer: unknown } | null> {
  const [row] = await commandNamed(db).execute(nameOf(command));
  if (!row) return null;
  if (row.requestHash !== command.requestHash) throw new CallError('idempotencyKeyReused');
  // A command and its answer are committed together.
  const key = row.owner?.key ? borrowerKey(db, row.owner) : null;
  return { answer: openOwn(db, key, row.answer!, placeOf(command), 'idempotency') };
}

/** A change's answer; `isNew` unless stored before. */
export interface Changed<T> {
  answer: T;
  isNew: boolean;
}

/** How a change is made. `of`: the borrower whom an answer to a visitor is about. */
export interface ChangeOptions<T> {
  serializable?: boolean;
  of?: (answer: T) => string;
}

/**
 * Executes the work and stores its answer under the idempotency key, in one transaction. Of two concurrent
 * senders the second waits for the first and receives its answer.
 */
export function changeOnce<T>(
  db: Database,
  command: Command | null,
  at: number,
  work: (tx: Transaction) => Promise<T>,
  options: ChangeOptions<T> = {},
): Promise<Changed<T>> {
  if (!command) return inTransaction(db, async (tx) => ({ answer: await work(tx), isNew: true }), options);
  const { requestHash } = command;
  return inTransaction(
    db,
    async (tx) => {
      const claimed = await claim(tx).execute({ ...nameOf(command), requestHash, at });
      if (claimed.length === 0) {
        const earlier = await earlierAnswer(tx, command);
        if (earlier) return { answer: earlier.answer as T, isNew: false };
      }
      const answer = await work(tx);
      const userId = options.of?.(answer) ?? command.owner;
      const own = await keyOrNone(tx, userId);
      const sealed = (own ?? keysOf(tx)).seal(answer, placeOf(command));
      await keepAnswer(tx).execute({ ...nameOf(command), answer: sealed, userId: own ? userId : null });
      return { answer, isNew: true };
    },
    options,
  );
}

/** A command's change was committed, but a later step failed: the command may be repeated. */
export async function forgetCommand(db: Database, command: Command): Promise<void> {
  await forget(db).execute(nameOf(command));
}

const nameOf = ({ owner, call, key }: Command) => ({ owner, call, key });
/**
 * Stored answers are sealed, under the key of the borrower if they are about one: a login's answer holds a
 * token, which is never stored in plain text.
 */
const placeOf = ({ owner, call, key }: Command) => ({
  column: 'idempotency_keys.answer',
  row: [owner, call, key],
});
const named = and(
  eq(idempotencyKeys.owner, sql.placeholder('owner')),
  eq(idempotencyKeys.call, sql.placeholder('call')),
  eq(idempotencyKeys.key, sql.placeholder('key')),
);
const commandNamed = prepared((db) =>
  db
    .select({
      requestHash: idempotencyKeys.requestHash,
      answer: idempotencyKeys.answer,
      owner: { id: users.id, key: users.key },
    })
    .from(idempotencyKeys)
    .leftJoin(users, eq(users.id, idempotencyKeys.userId))
    .where(named)
    .prepare('command_named'),
);
const claim = prepared((db) =>
  db
    .insert(idempotencyKeys)
    .values({
      owner: sql.placeholder('owner'),
      call: sql.placeholder('call'),
      key: sql.placeholder('key'),
      requestHash: sql.placeholder('requestHash'),
      createdAt: sql.placeholder('at'),
    })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
    .prepare('claim_command'),
);
const keepAnswer = prepared((db) =>
  db
    .update(idempotencyKeys)
    .set({
      answer: sql`${sql.placeholder('answer')}`,
      userId: sql`${sql.placeholder('userId')}`,
    })
    .where(named)
    .prepare('keep_answer'),
);
const forget = prepared((db) => db.delete(idempotencyKeys).where(named).prepare('forget_command'));

/**
 * A keyed hash: the few digits of a code or of a card's CVC could be guessed from a plain hash. A field that
 * is undefined is a field that is missing, and the size of a file says where its bytes end.
 */
async function hashOf(body: Record<string, unknown>, secret: string): Promise<string> {
  const hash = createHmac('sha256', `request|${secret}`);
  for (const name of Object.keys(body).sort()) {
    const value = body[name];
    if (value === undefined) continue;
    hash.update(JSON.stringify(name));
    if (value instanceof File)
      hash.update(`${value.size}:`).update(new Uint8Array(await value.arrayBuffer()));
    else hash.update(JSON.stringify(value));
  }
  return hash.digest('hex');
}
