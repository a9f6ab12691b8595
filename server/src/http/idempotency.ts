import { createHmac } from 'node:crypto';
import { idempotencyHeader } from '@kopa/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { CallError } from '../lending/call-error.ts';
import type { Database, Transaction } from '../storage/database.ts';
import { inTransaction } from '../storage/in-transaction.ts';
import { idempotencyKeys } from '../storage/schema/index.ts';
import { seal, unseal } from '../storage/seal.ts';

/** One command under the name that its sender gave it. */
export interface Command {
  owner: string;
  call: string;
  key: string;
  requestHash: string;
  /** Seals the kept answer: a login's answer holds a token, which is never stored readable. */
  secret: string;
}

const sealing = 'idempotency';
const wellFormed = /^[\x21-\x7e]{1,200}$/;

/** The command that a request names, or `null` when it names none. A malformed name is `invalidInput`. */
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
  return { owner, call, key, requestHash: await hashOf(body, secret), secret };
}

/** The answer given to a command before; throws `idempotencyKeyReused` when its name stands for another request. */
export async function earlierAnswer(
  db: Database | Transaction,
  command: Command,
): Promise<{ answer: unknown } | null> {
  const [row] = await db.select().from(idempotencyKeys).where(named(command));
  if (!row) return null;
  if (row.requestHash !== command.requestHash) throw new CallError('idempotencyKeyReused');
  return { answer: row.answer === null ? null : unseal(row.answer, sealing, command.secret) };
}

/** A change's answer; `isNew` unless it was made before. */
export interface Changed<T> {
  answer: T;
  isNew: boolean;
}

/**
 * Does the work and keeps its answer under the command's name, in one transaction. Of two senders at once the second
 * waits for the first and gets its answer.
 */
export function changeOnce<T>(
  db: Database,
  command: Command | null,
  at: number,
  work: (tx: Transaction) => Promise<T>,
  options?: { serializable?: boolean },
): Promise<Changed<T>> {
  if (!command) return inTransaction(db, async (tx) => ({ answer: await work(tx), isNew: true }), options);
  const { owner, call, key, requestHash, secret } = command;
  return inTransaction(
    db,
    async (tx) => {
      const claimed = await tx
        .insert(idempotencyKeys)
        .values({ owner, call, key, requestHash, createdAt: at })
        .onConflictDoNothing()
        .returning({ key: idempotencyKeys.key });
      if (claimed.length === 0) {
        const earlier = await earlierAnswer(tx, command);
        if (earlier) return { answer: earlier.answer as T, isNew: false };
      }
      const answer = await work(tx);
      await tx
        .update(idempotencyKeys)
        .set({ answer: seal(answer, sealing, secret) })
        .where(named(command));
      return { answer, isNew: true };
    },
    options,
  );
}

/** A command's change was made, but what follows from it failed: the command may be repeated. */
export async function forgetCommand(db: Database, command: Command): Promise<void> {
  await db.delete(idempotencyKeys).where(named(command));
}

function named({ owner, call, key }: Command) {
  return and(eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.call, call), eq(idempotencyKeys.key, key));
}

/** Keyed: the few digits of a code or of a card's cvc could be tried out against a bare hash. */
async function hashOf(body: Record<string, unknown>, secret: string): Promise<string> {
  const hash = createHmac('sha256', `request|${secret}`);
  for (const name of Object.keys(body).sort()) {
    const value = body[name];
    hash.update(`${JSON.stringify(name)}:`);
    if (value instanceof File) hash.update(new Uint8Array(await value.arrayBuffer()));
    else hash.update(JSON.stringify(value) ?? 'undefined');
    hash.update('\n');
  }
  return hash.digest('hex');
}
