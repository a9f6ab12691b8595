import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { asc } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { atPhotos } from '../../test/at-photos.ts';
import { personal } from '../../test/borrower.ts';
import { staffAt } from '../../test/desk.ts';
import { useDatabase } from '../../test/test-database.ts';
import { granted, startTestLender, type TestLender } from '../../test/test-lender.ts';
import { minute } from '../../test/times.ts';
import { scriptedNumbers } from '../ports/identity/scripted.ts';
import { sealedFiles } from '../ports/files/sealed-files.ts';
import { openDiskFiles } from '../ports/files/disk.ts';
import { KeyRing } from '../storage/key-ring.ts';
import { identityChecks, staffActs } from '../storage/schema/index.ts';
import { identityCommand } from './identity-command.ts';

const test = useDatabase();

const run = (lender: TestLender, words: string, changed: object = {}) =>
  identityCommand(words.split(' ').filter(Boolean), {
    ...lender.lender,
    now: () => lender.now(),
    ...changed,
  });

/**
 * An application with this ID number, by a borrower with this phone number, up to the check of its photos.
 */
async function sent(lender: TestLender, nationalId: string, mobile?: string) {
  const application = await atPhotos(lender, { nationalId, ...(mobile && { mobile }) });
  await application.takeAll();
  return {
    ...application,
    orderNo: application.loanOrderId,
    type: (number: string) => application.type({ nationalId: number }),
    finish: (goOn = true) => application.finish(goOn),
  };
}

/** One that waits for a person: its review is over. */
async function waiting(
  lender: TestLender,
  nationalId: string = scriptedNumbers.otherNumber,
  mobile?: string,
) {
  const application = await sent(lender, nationalId, mobile);
  granted(await application.finish());
  await application.review();
  return application;
}

/** The address of a new reviewer. */
const reviewer = async (lender: TestLender) => (await staffAt(lender, ['reviewer'], 'Barasa Wekesa')).email;

describe('the list', () => {
  it('the list names waiting applications, the longest wait first, with time and reason and no personal data', async () => {
    const lender = await startTestLender(test.db);
    expect(await run(lender, 'list')).toEqual({ lines: ['Nobody waits.'], failed: false });
    const first = await waiting(lender, scriptedNumbers.otherNumberOnBack);
    const second = await waiting(lender, scriptedNumbers.faceReview, '722000111');
    await waiting(lender, personal.nationalId, '722000222');
    const { lines } = await run(lender, 'list');
    expect(lines).toEqual([
      `${first.orderNo}, since 2026-01-15 12:10: the number on the card is not the one that was typed; front and back have different numbers`,
      `${second.orderNo}, since 2026-01-15 12:21: the face may be the one on the card, or not`,
    ]);
  });

  it('the list contains unread photos, and no application that is unsent or already checked', async () => {
    const lender = await startTestLender(test.db);
    const { orderNo } = await waiting(lender);
    await sent(lender, scriptedNumbers.faceReview, '722000111').then(({ finish }) => finish());
    await test.db.update(identityChecks).set({ outcome: 'retake', reasons: ['frontUnread'] });
    const email = await reviewer(lender);
    expect((await run(lender, 'list')).lines).toEqual([
      `${orderNo}, since 2026-01-15 12:10: the front of the card cannot be made out`,
    ]);
    expect((await run(lender, `pass ${orderNo} ${email} Seen`)).failed).toBe(false);
    expect((await run(lender, 'list')).lines).toEqual(['Nobody waits.']);
  });
});

describe('the shown files', () => {
  it('the command writes the three photos for the owner of the folder alone, and shows the typed values beside the readings', async () => {
    const lender = await startTestLender(test.db);
    const { orderNo } = await waiting(lender);
    const folder = path.join(lender.dataDir, 'look');
    const { lines, failed } = await run(lender, `show ${orderNo} ${await reviewer(lender)} ${folder}`);
    expect(failed).toBe(false);
    expect(lines.slice(0, 8)).toEqual([
      `${orderNo}, since 2026-01-15 12:10`,
      '- the number on the card is not the one that was typed',
      '',
      '          typed             front             back',
      'number    00000008          87654321          87654321',
      "names     Wanjiru Ng'ang'a  WANJIRU NG'ANG'A  WANJIRU NG'ANG'A",
      'birthday  1994-03-05        1994-03-05        1994-03-05',
      'faces: match, at a distance of 0.20',
    ]);
    const mode = (name: string) => statSync(path.join(folder, name)).mode & 0o777;
    expect([mode('.'), ...readdirSync(folder).map(mode)]).toEqual([0o700, 0o600, 0o600, 0o600]);
    const [check] = await test.db.select().from(identityChecks);
    for (const kind of ['front', 'back', 'face'] as const)
      expect(new Uint8Array(readFileSync(path.join(folder, `${kind}.jpg`)))).toEqual(
        await lender.lender.files.get(check![`${kind}File`]),
      );
    expect(readFileSync(path.join(folder, 'front.jpg')).subarray(0, 3)).toEqual(
      Buffer.from([0xff, 0xd8, 0xff]),
    );
  });

  it('the command shows the reading of a side also when no comparison was possible', async () => {
    const lender = await startTestLender(test.db);
    const { identity } = lender.lender;
    const text = { nationalId: '12345678', names: 'WANJIRU\u001b[2J', birthday: null };
    Object.assign(lender.lender, {
      identity: { ...identity, readCard: async () => ({ state: 'read', text }) },
    });
    const { orderNo, finish, submit } = await sent(lender, scriptedNumbers.unavailable);
    await finish();
    await lender.pass(lender.lender.policy.identity.waitSeconds * 1000);
    granted(await finish());
    await submit();
    await lender.pass(11 * minute);
    const folder = path.join(lender.dataDir, 'look');
    const { lines } = await run(lender, `show ${orderNo} ${await reviewer(lender)} ${folder}`);
    expect(lines).toContain('- nobody could check it in time, or no number was found to compare with');
    expect(lines).toContainEqual(expect.stringMatching(/^number +00000012 +12345678 +12345678$/));
    expect(lines.join('')).toContain('WANJIRU?[2J');
  });

  it('the command refuses an existing folder, and writes no file when the photos cannot be opened', async () => {
    const lender = await startTestLender(test.db);
    const { orderNo } = await waiting(lender);
    const folder = path.join(lender.dataDir, 'look');
    mkdirSync(folder);
    const email = await reviewer(lender);
    expect(await run(lender, `show ${orderNo} ${email} ${folder}`)).toEqual({
      lines: [`${folder} cannot be made (EEXIST). Name a new folder.`],
      failed: true,
    });
    const files = sealedFiles(
      openDiskFiles(path.join(lender.dataDir, 'photos')),
      new KeyRing('another secret'),
    );
    const other = `${folder}-of-another`;
    const { lines, failed } = await run(lender, `show ${orderNo} ${email} ${other}`, { files });
    expect([failed, lines[0]]).toEqual([true, expect.stringContaining(`The photos of ${orderNo} cannot be`)]);
    expect([readdirSync(folder), existsSync(other)]).toEqual([[], false]);
  });
});

describe('the result of a manual check', () => {
  it.each([
    ['pass', 'passed', 14],
    ['refuse', 'refused', 9],
  ] as const)(
    'the command can %s an application, once and finally, and the application is decided',
    async (verb, outcome, step) => {
      const lender = await startTestLender(test.db);
      const { orderNo, order } = await waiting(lender);
      expect((await order()).step).toBe(1);
      const at = lender.now();
      const email = await reviewer(lender);
      expect(await run(lender, `${verb} ${orderNo} ${email} Seen with the card`)).toEqual({
        lines: [
          `${orderNo}: ${outcome} by Barasa Wekesa at 2026-01-15 12:11. The server goes on with it by itself.`,
        ],
        failed: false,
      });
      const settled = await test.db.select().from(identityChecks);
      expect(settled).toMatchObject([
        { outcome, settledAt: at, settledBy: 'Barasa Wekesa', reasons: ['numberDiffers'] },
      ]);
      expect(await test.db.select().from(staffActs)).toMatchObject([
        { act: `identity.${outcome}`, aboutId: orderNo, why: 'Seen with the card', from: 'command' },
      ]);
      for (const again of ['pass', 'refuse'])
        expect(await run(lender, `${again} ${orderNo} ${email} Again`)).toEqual({
          lines: [`${orderNo}: somebody has looked already.`],
          failed: true,
        });
      expect(await test.db.select().from(identityChecks)).toEqual(settled);
      await lender.pass(minute);
      expect((await order()).step).toBe(step);
      expect(await test.db.select().from(staffActs)).toHaveLength(1);
    },
  );

  it('a result refers to the check that applies, even if other values were checked later', async () => {
    const lender = await startTestLender(test.db);
    const { orderNo, type, finish, submit, order } = await sent(lender, scriptedNumbers.otherNames);
    granted(await finish(false));
    granted(await type(scriptedNumbers.faceReview));
    granted(await finish(false));
    granted(await type(scriptedNumbers.otherNames));
    granted(await finish());
    await submit();
    await lender.pass(11 * minute);
    expect((await run(lender, 'list')).lines).toEqual([expect.stringMatching(/^\S+, since .*: the names/)]);
    expect((await run(lender, `pass ${orderNo} ${await reviewer(lender)} Seen`)).failed).toBe(false);
    const checks = await test.db.select().from(identityChecks).orderBy(asc(identityChecks.id));
    expect(checks).toMatchObject([
      { reasons: ['namesDiffer'], outcome: 'passed' },
      { reasons: ['faceDoubtful'], outcome: 'review' },
    ]);
    await lender.pass(minute);
    expect((await order()).step).toBe(14);
  });

  it('the command names the fault in its arguments, and decides for nobody without the right', async () => {
    const lender = await startTestLender(test.db);
    const { orderNo } = await waiting(lender);
    const email = await reviewer(lender);
    const agent = (await staffAt(lender, ['agent'])).email;
    for (const [words, says] of [
      [`pass K0 ${email} Seen`, 'K0: there is no such order'],
      [`show K0 ${email} nowhere`, 'K0: there is no such order'],
      [`show ${orderNo} ${email}`, 'Name a folder.'],
      [`pass ${orderNo} ${email}`, 'Say why'],
      [`pass ${orderNo}`, 'No member of staff has the address ""'],
      [`refuse ${orderNo} ${agent} Seen`, `${orderNo}: your roles do not decide about identities.`],
      [`show ${orderNo} ${agent} nowhere`, `${orderNo}: your roles do not decide about identities.`],
      ['', 'list  '],
      ['pass', 'list  '],
      ['delete K0', 'list  '],
    ] as const) {
      const { lines, failed } = await run(lender, words);
      expect([words, failed, lines[0]]).toEqual([words, true, expect.stringContaining(says)]);
    }
    expect(await test.db.select().from(staffActs)).toEqual([]);
  });

  it('the command cannot decide an application without a pending check', async () => {
    const lender = await startTestLender(test.db);
    const email = await reviewer(lender);
    const refused = async (orderNo: string) => (await run(lender, `refuse ${orderNo} ${email} Seen`)).lines;
    const passed = await sent(lender, personal.nationalId);
    granted(await passed.finish());
    await passed.submit();
    const pending = await sent(lender, scriptedNumbers.pending, '722000111');
    granted(await pending.finish());
    const nobody = 'there is no such order, or no person is needed.';
    for (const { orderNo } of [passed, pending])
      expect(await refused(orderNo)).toEqual([`${orderNo}: ${nobody}`]);
  });
});
