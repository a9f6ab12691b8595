import { getUserInfo } from '@kopa/contract/calls/security';
import { expect, it } from 'vitest';
import { loggedIn, registered } from '../../../test/borrower.ts';
import { useDatabase } from '../../../test/test-database.ts';
import { granted, startTestLender } from '../../../test/test-lender.ts';
import { minute } from '../../../test/times.ts';

const test = useDatabase();

it('the key of locked drafts is the same at every login, another for another borrower and another secret', async () => {
  const lender = await startTestLender(test.db);
  const opened = await registered(lender);
  const keyOf = async (token: string) =>
    granted(await lender.call(getUserInfo, {}, { token })).draftKey ?? '';
  const key = await keyOf(opened);
  expect(Buffer.from(key, 'base64url')).toHaveLength(32);
  expect(await keyOf(await registered(lender, '722000555'))).not.toBe(key);
  await lender.pass(minute);
  const token = await loggedIn(lender);
  expect(await keyOf(token)).toBe(key);
  lender.lender.pepper = 'another secret';
  expect(await keyOf(token)).not.toBe(key);
});
