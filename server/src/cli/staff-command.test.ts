import { kenyaMarket } from '@kopa/contract';
import { deskInvitation } from '@kopa/contract/desk/calls/sign-in';
import { describe, expect, it } from 'vitest';
import { deskBrowser } from '../../test/desk.ts';
import { useDatabase } from '../../test/test-database.ts';
import { granted, startTestLender, type TestLender } from '../../test/test-lender.ts';
import { staffActs } from '../storage/schema/index.ts';
import { staffCommand } from './staff-command.ts';

const test = useDatabase();

const run = (lender: TestLender, ...words: string[]) =>
  staffCommand(words, {
    db: test.db,
    market: kenyaMarket,
    at: lender.now(),
    publicUrl: 'https://lender.example',
  });

describe('the command for staff', () => {
  it('add makes a member and a link that opens the desk, and the record names the act', async () => {
    const lender = await startTestLender(test.db);
    expect((await run(lender, 'list')).lines).toEqual([
      'There is no staff yet, and so no desk: "add" makes the first member.',
    ]);
    const added = await run(lender, 'add', 'Kiptoo.L@lender.example', 'admin,agent', 'Kiptoo', 'Langat');
    expect(added).toMatchObject({ failed: false });
    expect(added.lines[0]).toBe('Kiptoo Langat signs in for the first time, until 2026-01-18 12:00, at');
    const token = /^https:\/\/lender\.example\/desk\/invited\/([\w-]{43})$/.exec(added.lines[1]!)![1]!;
    expect(granted(await deskBrowser(lender).call(deskInvitation, { token }))).toMatchObject({
      name: 'Kiptoo Langat',
      email: 'kiptoo.l@lender.example',
    });
    expect((await run(lender, 'list')).lines).toEqual([
      'Kiptoo Langat  kiptoo.l@lender.example  admin,agent  invited  never here',
    ]);
    const [row] = await test.db.select().from(staffActs).orderBy(staffActs.no);
    expect(row).toMatchObject({
      act: 'staff.invited',
      from: 'command',
      after: { roles: ['admin', 'agent'] },
    });
  });

  it.each([
    [['add', 'nobody', 'admin', 'Kiptoo Langat'], 'The address is not an address of e-mail.'],
    [
      ['add', 'a@lender.example', 'boss', 'Kiptoo Langat'],
      'The roles are not roles, or no roles for one person.',
    ],
    [
      ['add', 'a@lender.example', 'auditor,agent', 'Kiptoo Langat'],
      'The roles are not roles, or no roles for one person.',
    ],
    [['add', 'a@lender.example', 'admin'], 'The name is missing.'],
    [['end', 'a@lender.example', 'Left'], 'No member of staff has the address a@lender.example.'],
    [['invite'], expect.stringContaining('the members of staff')],
    [[], expect.stringContaining('the members of staff')],
  ])('%j is refused and changes nothing', async (words, line) => {
    const lender = await startTestLender(test.db);
    const refused = await run(lender, ...words);
    expect([refused.failed, refused.lines[0]]).toEqual([true, line]);
    expect(await test.db.select().from(staffActs)).toEqual([]);
  });

  it('an address is given once, the last admin stays, and an end is for good', async () => {
    const lender = await startTestLender(test.db);
    await run(lender, 'add', 'k@lender.example', 'admin', 'Kiptoo Langat');
    expect((await run(lender, 'add', 'K@lender.example', 'agent', 'Kamau Langat')).lines).toEqual([
      'A member of staff has this address already: "invite" makes a new link.',
    ]);
    expect((await run(lender, 'end', 'k@lender.example', 'Left')).lines).toEqual([
      'The last admin cannot be ended. Add another admin first.',
    ]);
    await run(lender, 'add', 'a@lender.example', 'admin', 'Achieng Atieno');
    expect((await run(lender, 'end', 'k@lender.example', 'Left', 'us')).lines).toEqual([
      'Kiptoo Langat is no member of staff any more.',
    ]);
    expect((await run(lender, 'invite', 'k@lender.example')).lines).toEqual([
      'The member of staff has ended.',
    ]);
  });
});
