import { randomBytes, scrypt as scryptWithCallback, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const scrypt = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(
  scryptWithCallback,
);
/** OWASP's parameters of scrypt: 128 MiB and about a quarter of a second. */
const cost = { N: 2 ** 17, r: 8, p: 1 };
const length = 32;

/** A password as its scrypt hash, with salt and cost. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/** Whether the password is the hashed one. Takes as long without a hash, so that time tells nothing. */
export async function isPassword(password: string, hashed: string | null): Promise<boolean> {
  const [, N = cost.N, r = cost.r, p = cost.p, salt = '', hash = ''] = hashed?.split('$') ?? [];
  const parameters = { N: Number(N), r: Number(r), p: Number(p) };
  const derived = await derive(password, Buffer.from(salt, 'base64url'), parameters);
  const expected = Buffer.from(hash, 'base64url');
  return expected.length === derived.length && timingSafeEqual(expected, derived);
}

function derive(password: string, salt: Buffer, parameters: typeof cost): Promise<Buffer> {
  return scrypt(password.normalize('NFKC'), salt, length, { ...parameters, maxmem: 256 * 2 ** 20 });
}
