import {
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
} from 'node:crypto';
import type { Database, Transaction } from './database.ts';
import { CannotOpen, keyIdOf, SealingKey, type Sealed, type SealedPlace } from './sealing-key.ts';

/** A secret of the lender, and the key that derives from the secret. */
interface Held {
  secret: string;
  key: SealingKey;
}

/** The lender's keys: values are sealed under the current one, and values under earlier ones still open. */
export class KeyRing {
  readonly #current: SealingKey;
  readonly #held: readonly Held[];
  readonly #byId: ReadonlyMap<string, SealingKey>;
  #lookupKey: KeyObject;

  /** `before`: earlier secrets. */
  constructor(secret: string, before: readonly string[] = []) {
    this.#lookupKey = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', 'kopa lookup', 32)));
    this.#held = [secret, ...before].map((each) => ({ secret: each, key: keyFrom(each) }));
    this.#current = this.#held[0]!.key;
    this.#byId = new Map(this.#held.map(({ key }) => [key.id, key]));
  }

  /** The names of the keys. */
  get ids(): string[] {
    return [...this.#byId.keys()];
  }

  /** The key under which new values are sealed. */
  get current(): SealingKey {
    return this.#current;
  }

  seal(value: unknown, place: SealedPlace): Sealed {
    return this.#current.seal(value, place);
  }

  /**
   * Throws `CannotOpen`, for a key that is not in the ring with the name of the key. `unnamedAs`: the purpose
   * of a value from before keys had names.
   */
  open(text: string, place: SealedPlace, unnamedAs?: string): unknown {
    const id = keyIdOf(text);
    if (id !== null) return this.named(id).open(text, place);
    if (unnamedAs === undefined) throw new CannotOpen(`A value of ${place.column} is not sealed.`);
    return this.#openUnnamed(text, unnamedAs);
  }

  /** The key of this name; throws `CannotOpen`. */
  named(id: string): SealingKey {
    const key = this.#byId.get(id);
    if (!key)
      throw new CannotOpen(
        `Sealed under the key ${id}, which neither SECRET nor SECRETS_BEFORE gives. The current key is ${this.#current.id}.`,
      );
    return key;
  }

  /** Hashes from now on under a key of the database, which does not change with the secret. */
  lookUpWith(key: Buffer): void {
    this.#lookupKey = createSecretKey(key);
  }

  /** A keyed hash, by which SQL finds a value that it cannot read. `kind`: of what, as in 'mobile'. */
  hash(kind: string, value: string): string {
    return createHmac('sha256', this.#lookupKey).update(`${kind}|${value}`).digest('base64url');
  }

  isCurrent(text: string): boolean {
    return keyIdOf(text) === this.#current.id;
  }

  #openUnnamed(text: string, purpose: string): unknown {
    for (const { secret } of this.#held) {
      const key = createHash('sha256').update(`${purpose}|${secret}`).digest();
      const opened = tryOpen(Buffer.from(text, 'base64'), key);
      if (opened) return JSON.parse(opened.toString('utf8'));
    }
    throw new CannotOpen('Sealed under a key without a name that neither SECRET nor SECRETS_BEFORE gives.');
  }

  /** A file in the form before keys had names; throws `CannotOpen`. */
  openUnnamedFile(bytes: Buffer): Buffer {
    for (const { secret } of this.#held) {
      const opened = tryOpen(bytes, Buffer.from(hkdfSync('sha256', secret, '', 'kopa files', 32)));
      if (opened) return opened;
    }
    throw new CannotOpen('Sealed under a key without a name that neither SECRET nor SECRETS_BEFORE gives.');
  }
}

const rings = new WeakMap<object, KeyRing>();

/** Lets the statements of a database, and of its transactions, seal and open values. */
export function useKeys(db: Database, ring: KeyRing): void {
  rings.set(dialectOf(db), ring);
}

/** The keys of a database, also inside a transaction. */
export function keysOf(db: Database | Transaction): KeyRing {
  const ring = rings.get(dialectOf(db));
  if (!ring) throw new Error('The database was opened without keys: call openKeys or useKeys first.');
  return ring;
}

/** Drizzle's object that a database and its transactions share. */
function dialectOf(db: Database | Transaction): object {
  return (db as unknown as { dialect: object }).dialect;
}

function keyFrom(secret: string): SealingKey {
  return new SealingKey(new Uint8Array(hkdfSync('sha256', secret, '', 'kopa at rest', 32)));
}

function tryOpen(sealed: Buffer, key: Buffer): Buffer | null {
  try {
    const cipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12), { authTagLength: 16 });
    cipher.setAuthTag(sealed.subarray(12, 28));
    return Buffer.concat([cipher.update(sealed.subarray(28)), cipher.final()]);
  } catch {
    return null;
  }
}
