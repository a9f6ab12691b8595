import { eq, inArray, sql } from 'drizzle-orm';
import { referenceChannels } from '../ports/payments/reference-channels.ts';
import { borrowerKey, type KeyRow } from '../storage/borrower-keys.ts';
import type { Database, Transaction } from '../storage/database.ts';
import { inTransaction } from '../storage/in-transaction.ts';
import { keysOf } from '../storage/key-ring.ts';
import { prepared } from '../storage/prepared.ts';
import { providerInbox, users } from '../storage/schema/index.ts';
import { keyIdOf, type Sealed } from '../storage/sealing-key.ts';
import { namesIn, phoneHashes } from './fact-words.ts';
import { promptHash } from '../storage/prompt-name.ts';

/** Something that a payment provider has reported: its natural key, and the provider's words. */
export interface Fact {
  key: string;
  /** The key under which an earlier release has stored the fact, and `sealPayers` has not yet. */
  olderKey?: string;
  body: unknown;
  /** Epoch milliseconds. */
  at: number;
}

const addFact = prepared((db) =>
  db
    .insert(providerInbox)
    .values({
      key: sql.placeholder('key'),
      userId: sql.placeholder('userId'),
      body: sql.placeholder('body'),
      phones: sql.placeholder('phones'),
      receivedAt: sql.placeholder('at'),
    })
    .onConflictDoNothing({ target: providerInbox.key })
    .returning({ id: providerInbox.id })
    .prepare('add_fact'),
);

const factNamed = prepared((db) =>
  db
    .select({ id: providerInbox.id })
    .from(providerInbox)
    .where(eq(providerInbox.key, sql.placeholder('key')))
    .limit(1)
    .prepare('fact_named'),
);

/**
 * Stores a fact and its consequences in one transaction; a repeated fact does nothing. Returns whether the
 * fact was new.
 */
export function keepFact(
  db: Database,
  { key, olderKey, body, at }: Fact,
  record: (tx: Transaction) => Promise<void>,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    if (olderKey !== undefined && (await factNamed(tx).execute({ key: olderKey })).length > 0) return false;
    const added = await addFact(tx).execute({ key, ...(await keptFact(tx, key, body)), at });
    if (added.length === 0) return false;
    await record(tx);
    return true;
  });
}

/**
 * A fact in its stored form: sealed under the key of the borrower whose loan or phone the fact names, or
 * under the lender's key.
 */
export async function keptFact(
  tx: Transaction,
  key: string,
  body: unknown,
): Promise<{ userId: string | null; body: Sealed; phones: string[] }> {
  const phones = phoneHashes(tx, body);
  const owner = await ownerOf(tx, namesIn(key, body), phones);
  return { userId: owner?.id ?? null, body: sealedFact(tx, owner, key, body), phones };
}

/** The words of a fact, sealed. `owner`: null for the lender's key. */
export function sealedFact(
  db: Database | Transaction,
  owner: KeyRow | null,
  key: string,
  body: unknown,
): Sealed {
  return (owner ? borrowerKey(db, owner) : keysOf(db)).seal(body, factPlace(key));
}

/** The words of a row; those of a row from before the words were sealed are in clear. */
export function openFact(
  db: Database | Transaction,
  { key, body, owner }: { key: string; body: string; owner: KeyRow | null },
): unknown {
  if (keyIdOf(body) === null) return JSON.parse(body);
  return (owner ? borrowerKey(db, owner) : keysOf(db)).open(body, factPlace(key));
}

/** The columns that `openFact` reads, of the inbox with the borrower joined. */
export const factColumns = {
  id: providerInbox.id,
  key: providerInbox.key,
  body: providerInbox.body,
  owner: { id: users.id, key: users.key },
};

/** The words of the facts with these keys, by key. */
export async function factsNamed(
  db: Database | Transaction,
  keys: readonly string[],
): Promise<Map<string, unknown>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select(factColumns)
    .from(providerInbox)
    .leftJoin(users, eq(users.id, providerInbox.userId))
    .where(inArray(providerInbox.key, [...keys]));
  return new Map(rows.map((row) => [row.key, openFact(db, row)]));
}

/** The borrower whose loan one of these names belongs to, or else whose phone has one of these hashes. */
async function ownerOf(
  tx: Transaction,
  names: readonly string[],
  phones: readonly string[],
): Promise<KeyRow | null> {
  const any = textArray(names);
  const hashes = textArray(names.map((name) => promptHash(tx, name)));
  const [named] = (
    await tx.execute(sql`
      select users.id, users.key from orders join users on users.id = orders.user_id
      where users.key <> '' and order_no in (
        select order_no from orders where order_no = any(${any})
        union all select order_no from repayments where pay_order_id = any(${any})
        union all select order_no from repayments where prompt_hash = any(${hashes})
        union all select order_no from repayments where checkout_request_id = any(${any})
        union all select order_no from repayments where receipt = any(${any})
        union all select order_no from disbursements where id = any(${any})
        union all select order_no from refunds where id = any(${any})
        union all select order_no from payment_references
          where channel = any(${textArray(referenceChannels)}) and reference = any(${any})
      )
      limit 1`)
  ).rows;
  if (named) return { id: String(named['id']), key: String(named['key']) as KeyRow['key'] };
  const [called] = phones.length
    ? await tx
        .select({ id: users.id, key: users.key })
        .from(users)
        .where(inArray(users.mobileHash, [...phones]))
        .limit(1)
    : [];
  return called ?? null;
}

/** A list of texts as one parameter. */
export function textArray(texts: readonly string[]) {
  return sql`${sql.param([...texts])}::text[]`;
}

const factPlace = (key: string) => ({ column: 'provider_inbox.body', row: key });

/** The key of a provider's report of a prompt. `named`: its keyed hash. `result`: failure and receipt. */
export function promptedKey(named: string, result: string): string {
  return `prompted:${named}:${result}`;
}

/** The key of money that was paid without a prompt, whatever reports it. */
export function paidInKey(receipt: string): string {
  return `paidIn:${receipt}`;
}

/** The key of a payment in the provider's own list. */
export function listedKey(receipt: string): string {
  return `listed:${receipt}`;
}

/** The key of the provider's answer that a prompt was paid. */
export function answeredKey(payOrderId: string): string {
  return `answered:${payOrderId}`;
}
