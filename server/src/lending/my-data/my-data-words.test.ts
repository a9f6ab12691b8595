import { editions } from '@kopa/contract';
import { myDataExport, myDataShow } from '@kopa/contract/calls/my-data';
import { saveAdditionInfoMarket } from '@kopa/contract/calls/addition-info';
import { saveBasicInfoMarket } from '@kopa/contract/calls/basic-info';
import { describe, expect, it } from 'vitest';
import { additional, applied, personal } from '../../../test/borrower.ts';
import { numberIn, withNumbersIn } from '../../../test/market-numbers.ts';
import { useDatabase } from '../../../test/test-database.ts';
import { granted, startTestLender } from '../../../test/test-lender.ts';

/** Rows of other markets, and one choice of each list. */
const extras = {
  loanPurpose: 'health',
  pinCode: '560001',
  county: 'Zapopan',
  language: 'ta',
  alternativePhone: '0722345678',
  cityOfBirth: 'León',
  age: '31',
  rfc: 'NUGG950309AB1',
  nss: '12345678901',
  curp: 'NUGG950309MJCXPD01',
  cardType: 'passport',
  companyName: 'Acme & Sons',
  companyPhone: '722345679',
  workThereTime: 'moreThan3Years',
  designation: 'nurse',
  incomeSource: 'brotherOrSister',
  payMethod: 'bankTransfer',
  workAddress: '12 MG Road',
  workPinCode: '560001',
  workState: 'Goa',
  workCity: 'Panaji',
  workCounty: 'Zapopan',
  linkedin: 'wanjiru',
};
const test = useDatabase();
let borrowers = 30_000_001;

/** My data of a borrower of an edition with these answers, by the label of the row. */
async function shown(edition: string, answers: Record<string, string>, lang = 'en') {
  const lender = await startTestLender(test.db, { EDITION: edition });
  const { token, orderNo: loanOrderId } = await applied(lender, numberIn(edition, `7${borrowers++}`));
  const { market } = editions[edition]!;
  const place = market.regions === 'kenya' ? {} : { state: 'Jalisco', city: 'Guadalajara' };
  const who = { ...withNumbersIn(market, { ...personal, ...extras }), ...place, ...answers };
  const work = { ...withNumbersIn(market, { ...additional, ...extras }), ...answers };
  granted(await lender.send(saveBasicInfoMarket, { loanOrderId, ...who }, { token }));
  granted(await lender.send(saveAdditionInfoMarket, { loanOrderId, ...work }, { token }));
  const { categories } = granted(await lender.call(myDataShow, {}, { token, lang }));
  const { data } = granted(await lender.call(myDataExport, {}, { token, lang }));
  const lines = categories
    .filter(({ category }) => category === 'personal' || category === 'additional')
    .flatMap((category) => category.lines);
  return { lines, data, byLabel: Object.fromEntries(lines.map(({ label, value }) => [label, value])) };
}

describe.each(Object.keys(editions))('my data of a borrower of %s', (edition) => {
  it('my data states every answer in words, without codes and field names', async () => {
    const { lines } = await shown(edition, {});
    const codes = lines.filter(({ value }) =>
      /^[a-z]+(?:[A-Z_]\w*|3Years)$|^\d$|^(?:ta|passport|health|nurse)$/.test(value),
    );
    expect(codes).toEqual([]);
    expect(lines.filter(({ label }) => /\.label|^[a-z]/.test(label))).toEqual([]);
  });
});

describe('my data', () => {
  it('my data states a payday as chosen: a day of the week, or of the month', async () => {
    const weekly = { payFrequency: 'Fourteen', monthlyPayday: '5', monthlyPaydayTwo: '1' };
    expect((await shown('ke', weekly)).byLabel).toMatchObject({
      Payday: 'Friday',
      'Second payday': 'Monday',
    });
    const monthly = { payFrequency: 'Biweekly', monthlyPayday: '5', monthlyPaydayTwo: '20' };
    expect((await shown('ke', monthly)).byLabel).toMatchObject({
      Payday: 'Day 5 of the month',
      'Second payday': 'Day 20 of the month',
    });
    expect((await shown('ke', monthly, 'es')).lines).toContainEqual(
      expect.objectContaining({ value: 'Día 5 del mes' }),
    );
  });

  it("my data states the values of other markets' lists", async () => {
    expect((await shown('in', {})).byLabel).toMatchObject({
      'What you work as': 'Nurse',
      'Whose income it is': 'Brother or sister',
    });
    expect((await shown('mx', {})).byLabel).toMatchObject({
      'How long you have worked there': 'More than 3 years',
    });
    expect(Object.values((await shown('in', {})).byLabel)).toContain('Tamil');
    expect(Object.values((await shown('ng', {})).byLabel)).toContain('Passport');
  });

  it('the export contains the codes of the calls, and the words beside them', async () => {
    const { data, lines } = await shown('ke', {
      payFrequency: 'Weekly',
      monthlyPayday: '5',
      monthlyPaydayTwo: '',
    });
    expect(data).toMatchObject({ additional: [{ monthlyPayday: '5' }] });
    const inWords = data['inWords'] as Record<string, unknown[]>;
    expect([...inWords['personal']!, ...inWords['additional']!]).toEqual(lines);
  });
});
