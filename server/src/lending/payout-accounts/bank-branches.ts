import fs from 'node:fs';
import * as z from 'zod/mini';

/** The branches that a lender knows by name, by the code of their bank. */
export type BankBranches = Readonly<Record<string, readonly { code: string; name: string }[]>>;

const text = z.string().check(z.minLength(1), z.maxLength(100));
const file = z.record(z.string(), z.array(z.object({ code: text, name: text })));

/** Reads `{ "KE01": [{ "code": "101", "name": "Moi Avenue" }] }` from a file; throws saying what is wrong with it. */
export function readBankBranches(path: string): BankBranches {
  const read = z.safeParse(file, JSON.parse(fs.readFileSync(path, 'utf8')));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Error(
    `is no list of branches by bank: look at ${issue?.path.join('.') || 'its outermost braces'}`,
  );
}
