import { createHash, randomBytes } from 'node:crypto';
import { dayMs } from '@kopa/contract/calendar';
import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from './database.ts';
import { inTransaction } from './in-transaction.ts';
import { keysOf } from './key-ring.ts';
import { prepared } from './prepared.ts';
import { callbackSecrets, type CallbackPurpose, type CallbackSecretRow } from './schema/index.ts';
import { CannotOpen } from './sealing-key.ts';

const placeOf = (hash: string) => ({ column: 'callback_secrets.sealed', row: hash });
/** Providers that were told an address under a lost SECRET may still call back for so long. */
const lostSecretMs = 30 * dayMs;

const currentOf = prepared((db) =>
  db
    .select()
    .from(callbackSecrets)
    .where(and(eq(callbackSecrets.purpose, sql.placeholder('purpose')), isNull(callbackSecrets.endsAt)))
    .prepare('current_callback_secret'),
);
const byHash = prepared((db) =>
  db
    .select()
    .from(callbackSecrets)
    .where(eq(callbackSecrets.hash, sql.placeholder('hash')))
    .prepare('callback_secret'),
);

/**
 * The secret parts of callback addresses: random, one per purpose, changeable each alone. The database has
 * their hashes, and the secrets themselves only sealed, because providers have to be told the addresses.
 */
export class CallbackSecrets {
  readonly #db: Database;
  readonly #now: () => number;
  /** By hash: for the time without a database. */
  readonly #seen = new Map<string, Pick<CallbackSecretRow, 'purpose' | 'endsAt'>>();

  constructor(db: Database, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** The current secret of a purpose, made when there is none. */
  async current(purpose: CallbackPurpose): Promise<string> {
    const [row] = await currentOf(this.#db).execute({ purpose });
    const known = row && this.#open(row);
    return known ?? this.#make(purpose, row);
  }

  /** The purpose of a secret that is still valid; null for another text. */
  async purposeOf(given: string): Promise<CallbackPurpose | null> {
    const hash = hashOf(given);
    const [row] = await byHash(this.#db)
      .execute({ hash })
      .catch((error: unknown) => {
        const seen = this.#seen.get(hash);
        if (seen) return [seen];
        throw error;
      });
    if (!row || (row.endsAt !== null && this.#now() >= row.endsAt)) return null;
    this.#seen.set(hash, row);
    return row.purpose;
  }

  /** Replaces the secret of a purpose by a new one. Earlier ones end after the overlap at the latest. */
  async rotate(purpose: CallbackPurpose, overlapMs: number): Promise<string> {
    const at = this.#now();
    await inTransaction(this.#db, async (tx) => {
      const endsAt = at + overlapMs;
      await tx
        .update(callbackSecrets)
        .set({ endsAt })
        .where(
          and(
            eq(callbackSecrets.purpose, purpose),
            or(isNull(callbackSecrets.endsAt), gt(callbackSecrets.endsAt, endsAt)),
          ),
        );
      await this.#add(tx, purpose, at);
    });
    return this.current(purpose);
  }

  /** The valid secrets without their texts, by purpose. */
  valid(): Promise<CallbackSecretRow[]> {
    return this.#db
      .select()
      .from(callbackSecrets)
      .where(or(isNull(callbackSecrets.endsAt), gt(callbackSecrets.endsAt, this.#now())))
      .orderBy(asc(callbackSecrets.purpose), asc(callbackSecrets.id));
  }

  /** Of two processes that make one at the same time, both use the first. */
  async #make(purpose: CallbackPurpose, lost: CallbackSecretRow | undefined): Promise<string> {
    if (lost) return this.rotate(purpose, lostSecretMs);
    await inTransaction(this.#db, (tx) => this.#add(tx, purpose, this.#now()));
    const [row] = await currentOf(this.#db).execute({ purpose });
    const made = row && this.#open(row);
    if (made === undefined) throw new Error(`The callback secret ${purpose} cannot be opened.`);
    return made;
  }

  async #add(tx: Transaction, purpose: CallbackPurpose, at: number): Promise<void> {
    const secret = randomBytes(32).toString('hex');
    const hash = hashOf(secret);
    const sealed = keysOf(tx).seal(secret, placeOf(hash));
    await tx.insert(callbackSecrets).values({ purpose, hash, sealed, createdAt: at }).onConflictDoNothing();
  }

  /** Undefined: sealed under another SECRET. */
  #open({ sealed, hash, purpose, endsAt }: CallbackSecretRow): string | undefined {
    try {
      const secret = String(keysOf(this.#db).open(sealed, placeOf(hash), 'callbackSecret'));
      this.#seen.set(hash, { purpose, endsAt });
      return secret;
    } catch (error) {
      if (!(error instanceof CannotOpen)) throw error;
      return undefined;
    }
  }
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
