import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';

const ivLength = 12;
const tagLength = 16;
const version = 'v1';

/** Why a sealed value does not open: an unknown key, another place, or altered bytes. Names no value. */
export class CannotOpen extends Error {
  override name = 'CannotOpen';
}

declare const isSealed: unique symbol;

/** A sealed value, as a column keeps the value: 'v1.<key>.<base64url>'. */
export type Sealed = string & { readonly [isSealed]: true };

/** The place of a sealed value: the table, the column and the row. Another place cannot open the value. */
export interface SealedPlace {
  /** As in 'appeals.text'. */
  column: string;
  /** The parts of the row's key. */
  row: string | readonly (string | number)[];
}

/**
 * A root key of 32 bytes with its name. Each column has a key of its own, by HKDF with SHA-256; a value is
 * under AES-256-GCM with the place as associated data.
 */
export class SealingKey {
  readonly #root: KeyObject;
  readonly #byColumn = new Map<string, KeyObject>();
  #id: string | null = null;

  constructor(root: Uint8Array) {
    this.#root = createSecretKey(root);
  }

  /** Eight hexadecimal digits: which key it is, and nothing about the key. */
  get id(): string {
    this.#id ??= Buffer.from(hkdfSync('sha256', this.#root, '', 'kopa key id', 4)).toString('hex');
    return this.#id;
  }

  /** Seals a value that JSON can state. */
  seal(value: unknown, place: SealedPlace): Sealed {
    const bytes = this.sealBytes(Buffer.from(JSON.stringify(value), 'utf8'), place);
    return `${version}.${this.id}.${bytes.toString('base64url')}` as Sealed;
  }

  /** A sealed text; '' where nothing was sealed. Throws `CannotOpen`. */
  openText(text: Sealed | '', place: SealedPlace): string {
    return text === '' ? '' : String(this.open(text, place));
  }

  /** The value of a text that names this key; throws `CannotOpen`. */
  open(text: string, place: SealedPlace): unknown {
    const named = keyIdOf(text);
    const sealed = Buffer.from(text.slice(text.lastIndexOf('.') + 1), 'base64url');
    const opened = named === null ? null : this.#openedBytes(sealed, place);
    if (opened) return JSON.parse(opened.toString('utf8'));
    // Of a value that opens, the name of the key is not worth its computation.
    throw named === this.id
      ? altered(place)
      : new CannotOpen(`A value of ${place.column} is not sealed under the key ${this.id}.`);
  }

  /** Nonce, tag and ciphertext. */
  sealBytes(bytes: Uint8Array, place: SealedPlace): Buffer {
    const iv = randomBytes(ivLength);
    const cipher = createCipheriv('aes-256-gcm', this.#keyOf(place), iv).setAAD(placeBytes(place));
    const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
  }

  /** Throws `CannotOpen`. */
  openBytes(sealed: Uint8Array, place: SealedPlace): Buffer {
    const opened = this.#openedBytes(sealed, place);
    if (!opened) throw altered(place);
    return opened;
  }

  /** Null for a value of another key or place, and for an altered one. */
  #openedBytes(sealed: Uint8Array, place: SealedPlace): Buffer | null {
    try {
      const cipher = createDecipheriv('aes-256-gcm', this.#keyOf(place), sealed.subarray(0, ivLength), {
        authTagLength: tagLength,
      });
      cipher.setAAD(placeBytes(place));
      cipher.setAuthTag(sealed.subarray(ivLength, ivLength + tagLength));
      return Buffer.concat([cipher.update(sealed.subarray(ivLength + tagLength)), cipher.final()]);
    } catch {
      return null;
    }
  }

  /** A key of 32 bytes for another use, by a salt. */
  derive(use: string, salt: Uint8Array): Buffer {
    return Buffer.from(hkdfSync('sha256', this.#root, salt, `kopa ${use}`, 32));
  }

  #keyOf({ column }: SealedPlace): KeyObject {
    const known = this.#byColumn.get(column);
    if (known) return known;
    const key = createSecretKey(Buffer.from(hkdfSync('sha256', this.#root, '', `kopa sealed ${column}`, 32)));
    this.#byColumn.set(column, key);
    return key;
  }
}

const altered = ({ column }: SealedPlace) =>
  new CannotOpen(`A value of ${column} was changed, or moved from another row.`);

/** The name of the key in a sealed text; null for a text of another form. */
export function keyIdOf(text: string): string | null {
  return /^v1\.([0-9a-f]{8})\.[\w-]+$/.exec(text)?.[1] ?? null;
}

function placeBytes({ column, row }: SealedPlace): Buffer {
  return Buffer.from(JSON.stringify([column, ...(typeof row === 'string' ? [row] : row)]), 'utf8');
}
