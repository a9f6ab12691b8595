import { createCipheriv, createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KeyRing } from './key-ring.ts';

const place = { column: 'appeals.text', row: ['A1'] };
const ring = new KeyRing('one secret');

describe('sealed values', () => {
  it('a value opens at its place, and names its key', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), (value, row) => {
        const sealed = ring.seal(value, { ...place, row });
        expect(sealed).toMatch(new RegExp(`^v1\\.${ring.current.id}\\.[\\w-]+$`));
        expect(ring.open(sealed, { ...place, row })).toEqual(JSON.parse(JSON.stringify(value)));
      }),
      { seed: 4, numRuns: 50 },
    );
  });

  it('a value opens in no other row, and in no other column', () => {
    const sealed = ring.seal('text', { ...place, row: ['1', '23'] });
    for (const other of [
      { ...place, row: ['12', '3'] },
      { ...place, row: ['1'] },
      { ...place, row: '123' },
      { column: 'feedbacks.description', row: ['1', '23'] },
    ])
      expect(() => ring.open(sealed, other)).toThrow('was changed, or moved from another row');
  });

  it('a changed value does not open', () => {
    const sealed = ring.seal('text', place);
    const start = sealed.lastIndexOf('.') + 1;
    for (let at = start; at < sealed.length - 1; at += 1) {
      const changed = `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`;
      expect(() => ring.open(changed, place)).toThrow('was changed');
    }
    for (const other of ['', 'text', 'v1.', sealed.replace('v1', 'v2')])
      expect(() => ring.open(other, place)).toThrow('is not sealed');
  });

  it('a value under an earlier secret opens with that secret alone, and the error names both keys', () => {
    const sealed = ring.seal('text', place);
    const both = new KeyRing('another', ['one secret']);
    expect(both.open(sealed, place)).toBe('text');
    expect([both.isCurrent(sealed), both.isCurrent(both.seal('text', place))]).toEqual([false, true]);
    expect(() => new KeyRing('another').open(sealed, place)).toThrow(
      `Sealed under the key ${ring.current.id}, which neither SECRET nor SECRETS_BEFORE gives. The current key is ${both.current.id}.`,
    );
  });

  it('a value from before keys had names opens by its purpose alone', () => {
    const iv = Buffer.alloc(12, 1);
    const key = createHash('sha256').update('feedback|one secret').digest();
    const cipher = createCipheriv('aes-256-gcm', key, iv);
    const bytes = Buffer.concat([cipher.update('"text"'), cipher.final()]);
    const old = Buffer.concat([iv, cipher.getAuthTag(), bytes]).toString('base64');
    expect(ring.open(old, place, 'feedback')).toBe('text');
    expect(new KeyRing('another', ['one secret']).open(old, place, 'feedback')).toBe('text');
    expect(() => ring.open(old, place)).toThrow('is not sealed');
    expect(() => ring.open(old, place, 'another purpose')).toThrow('key without a name');
    expect(() => new KeyRing('another').open(old, place, 'feedback')).toThrow('key without a name');
  });
});
