import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import type { KeyRing } from './key-ring.ts';

/*
 * An encrypted file, the STREAM construction: a header (mark, name of the key, salt), then pieces under
 * AES-256-GCM with a key of the file's own. The nonce of a piece is its number and whether it is the last, so
 * that a changed, missing, repeated or moved piece, and a piece of another file, does not open.
 */
const mark = Buffer.from('KOPA-BACKUP-2\n', 'latin1');
const keyIdLength = 4;
const saltLength = 16;
const headerLength = mark.length + keyIdLength + saltLength;
const tagLength = 16;
const pieceLength = 64 * 1024;

/** The bytes are no encrypted file, or are not those that were written. */
export class NotAsWritten extends Error {
  override name = 'NotAsWritten';
}

/** Writes an encrypted file, readable by the owner only. Nothing is buffered beyond one piece. */
export class EncryptedWriter {
  readonly #descriptor: number;
  readonly #header: Buffer;
  readonly #key: Buffer;
  #waiting: Buffer = Buffer.alloc(0);
  #number = 0;

  /** Throws when the file is there already. */
  constructor(file: string, keys: KeyRing) {
    const salt = randomBytes(saltLength);
    this.#header = Buffer.concat([mark, Buffer.from(keys.current.id, 'hex'), salt]);
    this.#key = keys.current.derive('backup', salt);
    this.#descriptor = fs.openSync(file, 'wx', 0o600);
    fs.writeSync(this.#descriptor, this.#header);
  }

  write(bytes: Uint8Array): void {
    this.#waiting = Buffer.concat([this.#waiting, bytes]);
    // The last piece is written at the end, and may be a whole one.
    while (this.#waiting.length > pieceLength) {
      this.#piece(this.#waiting.subarray(0, pieceLength), false);
      this.#waiting = this.#waiting.subarray(pieceLength);
    }
  }

  /** Writes the last piece and syncs. */
  end(): void {
    this.#piece(this.#waiting, true);
    fs.fsyncSync(this.#descriptor);
  }

  close(): void {
    fs.closeSync(this.#descriptor);
  }

  #piece(bytes: Buffer, isLast: boolean): void {
    const cipher = createCipheriv('aes-256-gcm', this.#key, nonceOf(this.#number, isLast));
    cipher.setAAD(this.#header);
    const sealed = Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    for (let at = 0; at < sealed.length;) at += fs.writeSync(this.#descriptor, sealed, at);
    this.#number += 1;
  }
}

/** The content of an encrypted file, piece by piece; each piece is proven before it is returned. */
export class EncryptedReader {
  readonly #descriptor: number;
  readonly #header: Buffer;
  readonly #key: Buffer;
  readonly #size: number;
  #at = headerLength;
  #number = 0;
  #read: Buffer = Buffer.alloc(0);

  /** Throws `NotAsWritten`, and `CannotOpen` for a key that is not in the ring. */
  constructor(file: string, keys: KeyRing) {
    this.#descriptor = fs.openSync(file, 'r');
    try {
      this.#size = fs.fstatSync(this.#descriptor).size;
      this.#header = this.#bytes(0, headerLength);
      if (!this.#header.subarray(0, mark.length).equals(mark)) throw new NotAsWritten('It is no backup.');
      const id = this.#header.subarray(mark.length, mark.length + keyIdLength).toString('hex');
      this.#key = keys.named(id).derive('backup', this.#header.subarray(mark.length + keyIdLength));
    } catch (error) {
      fs.closeSync(this.#descriptor);
      throw error;
    }
  }

  /** The next bytes, exactly as many; throws `NotAsWritten`. */
  read(length: number): Buffer {
    while (this.#read.length < length) {
      if (this.#at >= this.#size) throw new NotAsWritten('It ends too early.');
      this.#read = Buffer.concat([this.#read, this.#piece()]);
    }
    const bytes = this.#read.subarray(0, length);
    this.#read = this.#read.subarray(length);
    return bytes;
  }

  /** Throws `NotAsWritten` unless everything was read. */
  end(): void {
    if (this.#at < this.#size) this.#read = Buffer.concat([this.#read, this.#piece()]);
    if (this.#read.length > 0 || this.#at < this.#size) throw new NotAsWritten('It goes on after its end.');
  }

  close(): void {
    fs.closeSync(this.#descriptor);
  }

  #piece(): Buffer {
    const length = Math.min(pieceLength + tagLength, this.#size - this.#at);
    const isLast = this.#at + length === this.#size;
    const sealed = this.#bytes(this.#at, length);
    try {
      const cipher = createDecipheriv('aes-256-gcm', this.#key, nonceOf(this.#number, isLast), {
        authTagLength: tagLength,
      });
      cipher.setAAD(this.#header);
      cipher.setAuthTag(sealed.subarray(-tagLength));
      const bytes = Buffer.concat([cipher.update(sealed.subarray(0, -tagLength)), cipher.final()]);
      this.#at += length;
      this.#number += 1;
      return bytes;
    } catch {
      throw new NotAsWritten(`Its bytes from ${this.#at} on are not those that were written.`);
    }
  }

  #bytes(from: number, length: number): Buffer {
    const bytes = Buffer.alloc(length);
    for (let read = 0; read < length;) {
      const more = fs.readSync(this.#descriptor, bytes, read, length - read, from + read);
      if (more === 0) throw new NotAsWritten('It ends too early.');
      read += more;
    }
    return bytes;
  }
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(number), 3);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}
