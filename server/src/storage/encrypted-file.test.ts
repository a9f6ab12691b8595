import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { EncryptedReader, EncryptedWriter } from './encrypted-file.ts';
import { KeyRing } from './key-ring.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kopa-encrypted-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const keys = new KeyRing('a secret');
const piece = 64 * 1024;
/** A piece in the file, and what stands before the first. */
const [sealedPiece, header] = [piece + 16, 34];
let count = 0;

function written(content: Buffer): Buffer {
  const file = path.join(folder, String((count += 1)));
  const writer = new EncryptedWriter(file, keys);
  for (let at = 0; at < content.length; at += 50_000) writer.write(content.subarray(at, at + 50_000));
  writer.end();
  writer.close();
  return readFileSync(file);
}

/** The content again; throws as soon as a byte is another one. */
function read(bytes: Buffer, length: number, ring = keys): Buffer {
  const file = path.join(folder, String((count += 1)));
  writeFileSync(file, bytes);
  const reader = new EncryptedReader(file, ring);
  try {
    const content = Buffer.from(reader.read(length));
    reader.end();
    return content;
  } finally {
    reader.close();
  }
}

const contentOf = (length: number, first = 0) => Buffer.alloc(length).fill(`${first}Wanjiru `);
const pieceOf = (bytes: Buffer, number: number) =>
  bytes.subarray(header + number * sealedPiece, header + (number + 1) * sealedPiece);

describe('an encrypted file', () => {
  it.each([0, 1, piece - 1, piece, piece + 1, 3 * piece])('contains %i bytes, unreadably', (length) => {
    const content = contentOf(length);
    const bytes = written(content);
    expect(read(bytes, length).equals(content)).toBe(true);
    expect(bytes.includes('Wanjiru')).toBe(false);
  });

  it('a file with any changed byte is refused', () => {
    const bytes = written(contentOf(300));
    for (let at = 0; at < bytes.length; at += 1)
      expect(() => read(bytes.with(at, bytes[at]! ^ 1) as Buffer, 300)).toThrow(
        /no backup|neither|not those/,
      );
  });

  it('a file that ends early, also behind a whole piece, is refused', () => {
    const bytes = written(contentOf(3 * piece));
    for (const end of [0, 10, header, header + sealedPiece, header + 2 * sealedPiece, bytes.length - 1])
      expect(() => read(bytes.subarray(0, end), 3 * piece)).toThrow(/ends too early|not those/);
    expect(() => read(bytes.subarray(0, header + sealedPiece), piece)).toThrow('not those');
  });

  it('a file with moved, repeated or additional pieces, or a piece of another file, is refused', () => {
    const length = 3 * piece;
    const bytes = written(contentOf(length));
    const other = written(contentOf(length, 1));
    const [one, two, three] = [0, 1, 2].map((number) => pieceOf(bytes, number)) as [Buffer, Buffer, Buffer];
    const start = bytes.subarray(0, header);
    for (const parts of [
      [two, one, three],
      [one, one, three],
      [one, two, two],
      [one, two, three, three],
      [one, pieceOf(other, 1), three],
    ])
      expect(() => read(Buffer.concat([start, ...parts]), length)).toThrow('not those');
    expect(() => read(Buffer.concat([other.subarray(0, header), one, two, three]), length)).toThrow(
      'not those',
    );
    expect(() => read(bytes, piece)).toThrow('goes on after its end');
  });

  it('a file opens under an earlier secret of the ring, and under no other', () => {
    const bytes = written(contentOf(10));
    expect(read(bytes, 10, new KeyRing('new', ['a secret'])).equals(contentOf(10))).toBe(true);
    expect(() => read(bytes, 10, new KeyRing('new'))).toThrow(
      'which neither SECRET nor SECRETS_BEFORE gives',
    );
  });
});
