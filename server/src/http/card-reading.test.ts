import { errorCodes, india } from '@kopa/contract';
import { saveBasicInfo } from '@kopa/contract/calls/older-forms';
import { saveAdditionInfoMarket } from '@kopa/contract/calls/addition-info';
import { saveBasicInfoMarket } from '@kopa/contract/calls/basic-info';
import { curpOcr, uploadCurpBack, uploadCurpFront } from '@kopa/contract/calls/user';
import { getUserInfo } from '@kopa/contract/calls/security';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { additional, applied, filledIn, personal, png, submitted } from '../../test/borrower.ts';
import { onBothEngines } from '../../test/both-engines.ts';
import { useDatabase } from '../../test/test-database.ts';
import { granted, startTestLender, type TestLender } from '../../test/test-lender.ts';
import type { CardFinding, CardSide } from '../ports/identity/identity-verifier.ts';
import { photoReadings } from '../storage/schema/index.ts';

/** At the step of the photos, with these two. */
async function photographed(lender: TestLender, front: File, back: File) {
  const { token, orderNo: loanOrderId } = await applied(lender);
  const sent = { token };
  granted(await lender.send(saveBasicInfoMarket, { loanOrderId, ...personal }, sent));
  granted(await lender.send(saveAdditionInfoMarket, { loanOrderId, ...additional }, sent));
  granted(await lender.call(uploadCurpFront, { loanOrderId, file: front }, sent));
  granted(await lender.call(uploadCurpBack, { loanOrderId, file: back }, sent));
  return { token, loanOrderId, ask: () => lender.call(curpOcr, { loanOrderId }, sent) };
}

/** Returns the table's finding for each side, and counts the requests. */
function readsAs(lender: TestLender, says: Partial<Record<CardSide, CardFinding>>) {
  const asked: CardSide[] = [];
  Object.assign(lender.lender, {
    identity: {
      ...lender.lender.identity,
      readCard: async ({ side }: { side: CardSide }) => {
        asked.push(side);
        return says[side] ?? { state: 'read', text: { nationalId: null, names: null, birthday: null } };
      },
    },
  });
  return asked;
}

const unread = (because: 'notThisSide' | 'numberUnread') => ({ state: 'unread', because }) as const;

onBothEngines('the reading of a card', (test) => {
  it('[S7-33] a card is read once for the same photos, however many requests arrive', async () => {
    const lender = await startTestLender(test.db);
    const asked = readsAs(lender, {});
    const { ask, token, loanOrderId } = await photographed(lender, png(), png(641));
    const first = await Promise.all(Array.from({ length: 5 }, ask));
    for (const answer of first)
      expect(granted(answer)).toEqual({ state: 'reading', error: null, fields: {} });
    expect(await test.db.select().from(photoReadings)).toHaveLength(2);
    await lender.jobs.runDue();
    expect(granted(await ask())).toEqual({ state: 'read', error: null, fields: {} });
    expect(asked).toEqual(['front', 'back']);
    granted(await lender.call(uploadCurpBack, { loanOrderId, file: png(642) }, { token }));
    expect(granted(await ask()).state).toBe('reading');
    await lender.jobs.runDue();
    expect(granted(await ask()).state).toBe('read');
    expect(asked).toEqual(['front', 'back', 'back']);
  });
});

describe('the result of a card reading', () => {
  const test = useDatabase();

  it('[S7-33] the result fills the rows of the form, and overwrites no typed value', async () => {
    const lender = await startTestLender(test.db);
    const text = { nationalId: '23456781', names: 'ACHIENG WANJIRU OTIENO', birthday: '1990-12-24' };
    readsAs(lender, { front: { state: 'read', text } });
    const { ask, token } = await photographed(lender, png(), png(641));
    await lender.jobs.runDue();
    expect(granted(await ask()).fields).toEqual({
      nationalId: '23456781',
      firstName: 'ACHIENG',
      middleName: 'WANJIRU',
      lastName: 'OTIENO',
      birthday: '24-12-1990',
    });
    expect(granted(await lender.call(getUserInfo, {}, { token })).personal).toMatchObject(personal);
    const [row] = await test.db.select().from(photoReadings).where(eq(photoReadings.side, 'front'));
    expect(row!.text).not.toMatch(/23456781|ACHIENG/);
  });

  it.each([
    ['[S8-25] the front', 'front', 'notThisSide', 'cardFrontNotRecognised', 'ke'],
    ['[S8-26] the back', 'back', 'notThisSide', 'cardBackNotRecognised', 'ke'],
    ['[S8-24] the number', 'front', 'numberUnread', 'ocrFailed', 'ke'],
    ['[S8-23] a PAN card', 'front', 'notThisSide', 'panCardNotRecognised', 'in'],
  ] as const)('an unreadable %s fails with its own message', async (_, side, because, error, market) => {
    const lender = await startTestLender(test.db);
    readsAs(lender, { [side]: unread(because) });
    const { ask } = await photographed(lender, png(), png(641));
    if (market === 'in') lender.lender.policy = { ...lender.lender.policy, market: india.market };
    await lender.jobs.runDue();
    expect(granted(await ask())).toEqual({ state: 'failed', error, fields: {} });
  });

  it('[S8-25] unreadable photos fail as often as the policy says; the next photos go to a manual check', async () => {
    const lender = await startTestLender(test.db);
    readsAs(lender, { front: unread('notThisSide') });
    const { ask, token, loanOrderId } = await photographed(lender, png(), png(641));
    const states: string[] = [];
    for (let photo = 1; photo <= lender.lender.policy.identity.tries + 1; photo += 1) {
      granted(await lender.call(uploadCurpFront, { loanOrderId, file: png(650 + photo) }, { token }));
      await lender.jobs.runDue();
      states.push(granted(await ask()).state);
    }
    // The first photo was never read: another one came before.
    expect(states).toEqual(['failed', 'failed', 'failed', 'read']);
  });

  it('a reading needs both sides, an own order, and an order at the right step', async () => {
    const lender = await startTestLender(test.db);
    const { token, orderNo: loanOrderId } = await applied(lender);
    const sent = { token };
    expect(await lender.call(curpOcr, { loanOrderId }, sent)).toMatchObject({
      code: errorCodes.stepOutOfTurn,
      data: { step: 6 },
    });
    granted(await lender.send(saveBasicInfoMarket, { loanOrderId, ...personal }, sent));
    granted(await lender.send(saveAdditionInfoMarket, { loanOrderId, ...additional }, sent));
    granted(await lender.call(uploadCurpFront, { loanOrderId, file: png() }, sent));
    expect(await lender.call(curpOcr, { loanOrderId }, sent)).toMatchObject({
      code: errorCodes.photosMissing,
      data: { missing: ['back'] },
    });
    const other = await filledIn(lender, '722000111');
    expect((await lender.call(curpOcr, { loanOrderId }, { token: other.token })).code).toBe(
      errorCodes.orderNotFound,
    );
    expect((await lender.send(curpOcr, {}, sent)).fields).toEqual({ loanOrderId: 'loanOrderId.required' });
  });

  it('the result is available after the submission, and a reading is repeated after a failure of the file store', async () => {
    const lender = await startTestLender(test.db);
    const { token, loanOrderId, ask } = await photographed(lender, png(), png(641));
    const { files } = lender.lender;
    Object.assign(lender.lender, { files: { ...files, get: () => Promise.reject(new Error('away')) } });
    await lender.jobs.runDue();
    expect(granted(await ask()).state).toBe('reading');
    Object.assign(lender.lender, { files });
    await lender.pass(2_000);
    expect(granted(await ask()).state).toBe('read');
    const late = await submitted(lender, {}, '722000222');
    const told = await lender.call(curpOcr, { loanOrderId: late.orderNo }, { token: late.token });
    expect(granted(told).state).toBe('read');
    expect([token, loanOrderId]).not.toContain('');
  });
});

describe('the older form of the personal section', () => {
  const test = useDatabase();
  const { birthday, city, gender, ...rest } = personal;

  it.each([
    ['hyphens', 'male', { inputBirthday: birthday, district: city }],
    ['slashes', 'female', { inputBirthday: birthday.replaceAll('-', '/'), district: city }],
    ['the names of today', '2', { birthday, city }],
  ] as const)(
    '[S7-20] [S3-14] [S3-16] [S3-23] the older form is stored like the newer one: %s',
    async (_, word, spelt) => {
      const lender = await startTestLender(test.db);
      const { token, orderNo: loanOrderId } = await applied(lender);
      const sent = { loanOrderId, ...rest, gender: word, ...spelt };
      const { order } = granted(await lender.send(saveBasicInfo, sent, { token }));
      expect(order).toMatchObject({ step: 11 });
      const kept = granted(await lender.call(getUserInfo, {}, { token })).personal;
      const other = await applied(lender, '722000111');
      granted(
        await lender.send(
          saveBasicInfoMarket,
          { loanOrderId: other.orderNo, ...personal, gender: word === 'male' ? '1' : gender },
          { token: other.token },
        ),
      );
      expect(kept).toEqual(granted(await lender.call(getUserInfo, {}, { token: other.token })).personal);
    },
  );

  it('[S7-20] the older form names wrong fields by their older names', async () => {
    const lender = await startTestLender(test.db);
    const { token, orderNo: loanOrderId } = await applied(lender);
    const fieldsOf = async (fields: Record<string, unknown>) =>
      (await lender.send(saveBasicInfo, { loanOrderId, ...rest, gender, ...fields }, { token })).fields;
    expect(await fieldsOf({ inputBirthday: '31-02-1990', district: 'coast.lamu' })).toEqual({
      inputBirthday: 'birthday.invalid',
      district: 'city.required',
    });
    expect(await fieldsOf({ birthday: '31-02-1990', inputBirthday: birthday, city })).toEqual({
      birthday: 'birthday.invalid',
    });
    expect(await fieldsOf({})).toEqual({ birthday: 'birthday.required', city: 'city.required' });
  });
});
