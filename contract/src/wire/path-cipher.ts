import { ecb } from '@noble/ciphers/aes.js';
import { bytesToHex, hexToBytes, utf8ToBytes, bytesToUtf8 } from '@noble/ciphers/utils.js';

/**
 * Hides the path of a call: AES-128-ECB with PKCS#7 padding, lower-case hex, under a key derived from the
 * package name (S7-04). Obfuscation and not security: anyone with the package name can read the paths. Rights
 * depend on the token only.
 */

const blockBytes = 16;
const longestHex = 1024;
const wholeBlocksOfHex = /^(?:[0-9a-f]{32})+$/;

/** The 16-byte key of a package name: the XOR of its UTF-8 bytes in blocks. */
export function pathKey(packageName: string): Uint8Array {
  const key = new Uint8Array(blockBytes);
  utf8ToBytes(packageName).forEach((byte, index) => {
    key[index % blockBytes]! ^= byte;
  });
  return key;
}

/**
 * The encrypted form of a call's path (with its leading slash, without `/api` and query), as lower-case hex.
 */
export function encryptPath(path: string, packageName: string): string {
  return bytesToHex(ecb(pathKey(packageName)).encrypt(utf8ToBytes(path)));
}

/**
 * The path of an encrypted one, or `null` for an invalid one: incomplete hex blocks, too long, a wrong key,
 * not UTF-8, or with parts that no call's path has (`..`, `//`, `?`, `#`, `%`).
 */
export function decryptPath(hex: string, packageName: string): `/${string}` | null {
  if (hex.length > longestHex || !wholeBlocksOfHex.test(hex)) return null;
  try {
    const path = bytesToUtf8(ecb(pathKey(packageName)).decrypt(hexToBytes(hex)));
    return isCallPath(path) ? path : null;
  } catch {
    return null;
  }
}

function isCallPath(path: string): path is `/${string}` {
  return /^\/[A-Za-z0-9_/-]+$/.test(path) && !path.includes('//');
}
