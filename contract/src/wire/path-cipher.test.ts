import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calls } from '../calls/index.ts';
import { defaultPackageName } from './headers.ts';
import { decryptPath, encryptPath } from './path-cipher.ts';

// The hex was made with OpenSSL's aes-128-ecb under the folded key.
describe('the path cipher', () => {
  it('[S7-04] the cipher is AES-128-ECB with PKCS#7 in lower-case hex, keyed by the package name', () => {
    expect(encryptPath('/loan/loan-order/latest', 'king.credit.ng')).toBe(
      'ce56def01dad7a898bcb2c58b602d222d2ed69c85680ec8cbdb43ac7cbe9a1b6',
    );
    expect(encryptPath('/security/login', 'king.credit.ng')).toBe('090e79f94b6b7a829dbd5463ed5cbd50');
    expect(encryptPath('/user/kenya/bindBankCard', 'com.example.jua.lending.app')).toBe(
      'd4972dd2daedff9dcf306ed99ae8246b5d3d39f21b431eb2548129761aa36a9f',
    );
  });

  it('[S7-04] the path of every call is decrypted', () => {
    for (const { path } of Object.values(calls))
      expect(decryptPath(encryptPath(path, defaultPackageName), defaultPackageName)).toBe(path);
  });

  it('another package name decrypts nothing', () => {
    expect(decryptPath(encryptPath('/security/login', 'king.credit.ng'), 'another.package')).toBeNull();
  });

  it('a path of no call decrypts to nothing', () => {
    const forged = {
      '/a/../b': '3f73a9d2dce618c7ef4d6cde6c8eeac6',
      '/a?x=1': '46c47d3864ba28070991c5715aca2065',
      '/a//b': '186568c5b90344ed2328570e0e2977e7',
      'a/b': 'b5aeef908d235562430bfbcc74bc1ccf',
      '/ä': '73ad9d8d6d38c7c5b620054a492b9159',
      '/a%2f': 'ec27eaab6bd87d751b8c746903f357da',
      '/a#b': '4f53b73ecba2ad52541523d9a75a2fcc',
      '': 'd40ef1da7d6845d903116b23a1cb41b2',
      'bytes that are no UTF-8': '5791f9e817ea6c541e7d194ea245e8e0',
    };
    for (const [path, hex] of Object.entries(forged))
      expect([path, decryptPath(hex, 'king.credit.ng')]).toEqual([path, null]);
  });

  it('incomplete blocks, other characters and long inputs decrypt to nothing', () => {
    const good = encryptPath('/security/login', 'king.credit.ng');
    for (const hex of ['', good.slice(2), `${good}0`, good.toUpperCase(), `${good.slice(0, 31)}g`])
      expect(decryptPath(hex, 'king.credit.ng')).toBeNull();
    const long = encryptPath(`/${'a'.repeat(600)}`, 'king.credit.ng');
    expect(decryptPath(long, 'king.credit.ng')).toBeNull();
  });

  it('the cipher never throws on random input', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), maxLength: 96 }),
    );
    fc.assert(
      fc.property(anything, fc.string(), (hex, packageName) => {
        expect(decryptPath(hex, packageName) ?? '/').toMatch(/^\//);
      }),
      { seed: 7, numRuns: 300 },
    );
  });
});
