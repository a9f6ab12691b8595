import { describe, expect, it } from 'vitest';
import { useDatabase } from '../test/test-database.ts';
import { classOfError, describeError } from './describe-error.ts';
import { newBorrower } from './storage/borrower-keys.ts';
import { users } from './storage/schema/index.ts';

describe('an error in the log', () => {
  const test = useDatabase();

  it('the log names the database error without its values', async () => {
    const borrower = (id: string) => newBorrower(test.db, { id, mobile: '712345678', createdAt: 0 });
    await test.db.insert(users).values(borrower('u1'));
    const error = await test.db
      .insert(users)
      .values(borrower('u2'))
      .catch((thrown: unknown) => thrown);
    const described = describeError(error);
    expect(described.cause).toMatchObject({ code: '23505', constraint: 'users_mobile_hash_unique' });
    const { mobile, mobileHash } = borrower('u2');
    for (const value of ['712345678', mobile, mobileHash])
      expect(JSON.stringify(described)).not.toContain(value);
  });

  it("the log keeps the messages of the project's own errors, with their origin", () => {
    const described = describeError(new Error('The policy is missing.', { cause: new Error('no file') }));
    expect(described).toMatchObject({ message: 'The policy is missing.', cause: { message: 'no file' } });
    expect(described.at?.[0]).toContain('describe-error.test.ts');
    expect(describeError('text')).toEqual({ name: 'string' });
  });

  it('the class of an error is the one of its innermost cause, with a code that is one word', () => {
    const refused = Object.assign(new TypeError('0712345678'), { code: 'ECONNREFUSED' });
    expect(classOfError(new Error('Failed query', { cause: refused }))).toBe('TypeError ECONNREFUSED');
    const spoken = Object.assign(new RangeError('too long'), { code: 'no word, 0712345678' });
    expect(classOfError(spoken)).toBe('RangeError');
    expect(classOfError('0712345678')).toBe('string');
  });
});
