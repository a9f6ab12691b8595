import { editions, errorCodes } from '@kopa/contract';
import { getUserInfo } from '@kopa/contract/calls/security';
import { saveAdditionInfoMarket } from '@kopa/contract/calls/addition-info';
import { saveBasicInfoMarket } from '@kopa/contract/calls/basic-info';
import { applyMarket, latestOrder } from '@kopa/contract/calls/loan';
import { asksPurposeFirst } from '@kopa/contract/policy/loan-purpose';
import { describe, expect, it } from 'vitest';
import { additional, application, applied, personal, registered } from '../../test/borrower.ts';
import { extras as right } from '../../test/market-loan.ts';
import { numberIn, withNumbersIn } from '../../test/market-numbers.ts';
import { useDatabase } from '../../test/test-database.ts';
import { granted, startTestLender } from '../../test/test-lender.ts';

/** Every field that only some markets have, some as people type them. */
const extras: Record<string, string> = {
  ...right,
  age: '31',
  rfc: 'nugg-950309-ab1',
  companyName: ' Acme  & Sons ',
};
const every = Object.keys(extras);
const test = useDatabase();

describe.each(Object.entries(editions))('a lender of %s', (edition, { form, market }) => {
  const place = market.regions === 'kenya' ? {} : { state: 'Jalisco', city: 'Guadalajara' };
  const companyPhone = market.code === 'ke' ? '020 234 5678' : numberIn(market.code, '722345679');
  const sent = { ...withNumbersIn(market, extras), companyPhone };
  const sentPersonal = { ...withNumbersIn(market, personal), ...place, ...sent };
  const sentWork = { ...withNumbersIn(market, additional), ...sent };
  const kept: Record<string, string> = {
    ...sent,
    alternativePhone: numberIn(market.code, '722345678'),
    rfc: 'NUGG950309AB1',
    companyName: 'Acme & Sons',
  };
  const wanted = (fields: readonly string[]) =>
    Object.fromEntries(fields.map((field) => [field, kept[field]]));

  it('the lender stores exactly the rows of its market, in normal form', async () => {
    const lender = await startTestLender(test.db, { EDITION: edition });
    const { token, orderNo: loanOrderId } = await applied(lender, numberIn(edition));
    granted(await lender.send(saveBasicInfoMarket, { loanOrderId, ...sentPersonal }, { token }));
    granted(await lender.send(saveAdditionInfoMarket, { loanOrderId, ...sentWork }, { token }));
    const user = granted(await lender.call(getUserInfo, {}, { token }));
    expect(user.personal).toMatchObject({ ...place, ...wanted(form.personal) });
    expect(user.additional).toMatchObject(wanted(form.work));
    const shown: readonly string[] = [...form.personal, ...form.work];
    const others = every.filter((field) => !shown.includes(field));
    expect(Object.keys({ ...user.personal, ...user.additional })).not.toEqual(
      expect.arrayContaining([expect.stringMatching(new RegExp(`^(${others.join('|')})$`))]),
    );
  });

  it('[S5-35] [S5-49] the lender refuses each missing row at its own field', async () => {
    const lender = await startTestLender(test.db, { EDITION: edition });
    const { token, orderNo: loanOrderId } = await applied(lender, numberIn(edition));
    const none = { ...withNumbersIn(market, personal), ...place };
    const [first, second] = [
      await lender.send(saveBasicInfoMarket, { loanOrderId, ...none }, { token }),
      await lender.send(
        saveAdditionInfoMarket,
        { loanOrderId, ...withNumbersIn(market, additional) },
        { token },
      ),
    ];
    for (const [answer, fields] of [
      [first, form.personal],
      [second, form.work],
    ] as const) {
      const missing = Object.fromEntries(fields.map((field) => [field, `${field}.required`]));
      if (fields.length > 0) expect(answer).toMatchObject({ code: errorCodes.invalidInput, fields: missing });
      expect(answer.fields ?? {}).toEqual(missing);
    }
  });

  it('[S3-19] the purpose of the loan is asked once: with the application, or in the personal section', async () => {
    const lender = await startTestLender(test.db, { EDITION: edition });
    const token = await registered(lender, numberIn(edition));
    const { loanPurpose, ...terms } = application;
    const isAskedFirst = asksPurposeFirst({ form });
    const without = await lender.call(applyMarket, terms, { token });
    expect(without.fields).toEqual(isAskedFirst ? { loanPurpose: 'loanPurpose.required' } : undefined);
    const { order } = granted(
      isAskedFirst ? await lender.call(applyMarket, application, { token }) : without,
    );
    expect(order.loanPurpose).toBe(isAskedFirst ? loanPurpose : null);
    const request = { loanOrderId: order.orderNo, ...sentPersonal };
    granted(await lender.send(saveBasicInfoMarket, request, { token }));
    const saved = granted(await lender.call(latestOrder, {}, { token })).order!;
    expect(saved.loanPurpose).toBe(isAskedFirst ? loanPurpose : extras['loanPurpose']);
  });
});

describe('a lender of Kenya', () => {
  it('[S3-14] [S4-49] [S5-14] [S5-16] a section is stored in its normal form, for every notation', async () => {
    const lender = await startTestLender(test.db);
    const { token, orderNo: loanOrderId } = await applied(lender);
    const written = {
      ...personal,
      gender: 'female',
      nationalId: '1234-5678',
      whatsappNo: '+254 712 345 678',
      email: ' wanjiru@gmail.com ',
      address: '<b>Moi</b>\u200F  Avenue 12 🏠',
    };
    granted(await lender.send(saveBasicInfoMarket, { loanOrderId, ...written }, { token }));
    expect(granted(await lender.call(getUserInfo, {}, { token })).personal).toEqual({
      ...personal,
      gender: '2',
      nationalId: '12345678',
      whatsappNo: '712345678',
      email: 'wanjiru@gmail.com',
      address: 'bMoi/b Avenue 12',
    });
  });

  it('[S5-33] [S5-31] [S5-32] a wrong contact is reported at its own field', async () => {
    const lender = await startTestLender(test.db);
    const { token, orderNo: loanOrderId } = await applied(lender);
    granted(await lender.send(saveBasicInfoMarket, { loanOrderId, ...personal }, { token }));
    const wrong = {
      ...additional,
      emergencyContactMobile1: '0712345678',
      emergencyContactMobile2: '722000001',
      emergencyContactName3: 'Chebet',
      emergencyContactMobile3: '0722000001',
      emergencyContactRelation3: 'friends',
      emergencyContactRelation2: 'friends',
    };
    const answer = await lender.send(saveAdditionInfoMarket, { loanOrderId, ...wrong }, { token });
    expect(answer).toMatchObject({ code: errorCodes.invalidInput });
    expect(answer.fields).toEqual({
      emergencyContactMobile1: 'emergencyContactMobile.own',
      emergencyContactRelation2: 'emergencyContactRelation.same',
      emergencyContactMobile3: 'emergencyContactMobile.same',
    });
  });
});
