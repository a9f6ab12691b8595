import { saveAdditionInfoMarket } from '@kopa/contract/calls/addition-info';
import { addBankCard } from '@kopa/contract/calls/bank';
import { saveBasicInfoMarket } from '@kopa/contract/calls/basic-info';
import { eventsOf, payoutNames, personalExtras, workExtras } from '@kopa/contract/fields';
import { editions, type Policy } from '@kopa/contract/policy';
import { additionalFieldsOf, personalFieldsOf } from '@kopa/contract/sections';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FieldEdits } from './field-edits.ts';

const kenya = editions['ke']!;
/** A market that shows every row there is. */
const everyRow: Policy = { ...kenya, form: { personal: personalExtras, work: workExtras } };

const calls = { personal: saveBasicInfoMarket, additional: saveAdditionInfoMarket, payout: addBankCard };
const fieldEventsOf = (name: keyof typeof calls, { market }: Policy) =>
  eventsOf(calls[name].section.events, calls[name].section.fields, market.regions);
/** Fields of other markets that are chosen: the specification says a list for each. */
const chosenExtras = ['loanPurpose', 'language', 'cardType'];
const chosenWork = ['workThereTime', 'designation', 'incomeSource', 'payMethod'];

const record = (start: Record<string, string> = {}) => {
  const logged: string[] = [];
  const edits = new FieldEdits(fieldEventsOf('personal', kenya), start, (event) => logged.push(event));
  return { logged, edits };
};

describe('the events of fields', () => {
  it('[S2-134] every field of the personal and the additional section has an event, in every market', () => {
    for (const policy of [...Object.values(editions), everyRow]) {
      expect(Object.keys(fieldEventsOf('personal', policy))).toEqual(
        expect.arrayContaining([...personalFieldsOf(policy)]),
      );
      expect(Object.keys(fieldEventsOf('additional', policy))).toEqual(
        expect.arrayContaining([...additionalFieldsOf(policy)]),
      );
    }
  });

  it('the tables list only fields of some market, in the order of the rows', () => {
    expect(Object.keys(fieldEventsOf('personal', everyRow))).toEqual([...personalFieldsOf(everyRow)]);
    expect(Object.keys(fieldEventsOf('additional', everyRow))).toEqual([...additionalFieldsOf(everyRow)]);
    expect(new Set(Object.keys(fieldEventsOf('payout', everyRow)))).toEqual(new Set(payoutNames));
  });

  it('[S2-135] [S2-136] basicInfo_select_X and basicInfo_input_X belong to the personal section', () => {
    const events = fieldEventsOf('personal', everyRow);
    expect(events).toMatchObject({
      firstName: 'basicInfo_input_firstName',
      gender: 'basicInfo_select_gender',
      birthday: 'basicInfo_select_birthday',
      residenceType: 'basicInfo_select_residenceType',
      address: 'basicInfo_input_address',
    });
    for (const extra of personalExtras)
      expect(events[extra]).toBe(`basicInfo_${chosenExtras.includes(extra) ? 'select' : 'input'}_${extra}`);
  });

  it('[S2-137] [S2-138] personalInfo_select_X and personalInfo_input_X belong to work, contacts and social media', () => {
    const events = fieldEventsOf('additional', everyRow);
    expect(events).toMatchObject({
      employmentType: 'personalInfo_select_employmentType',
      emergencyContactName1: 'personalInfo_input_emergencyContactName1',
      emergencyContactRelation5: 'personalInfo_select_emergencyContactRelation5',
      linkedin: 'personalInfo_input_linkedin',
    });
    for (const extra of workExtras) {
      const way = chosenWork.includes(extra) ? 'select' : 'input';
      expect(events[extra]).toBe(`personalInfo_${way}_${extra}`);
    }
  });

  it('state and city are typed where regions have no list', () => {
    const typed: Policy = { ...everyRow, market: { ...everyRow.market, regions: 'typed' } };
    expect(fieldEventsOf('personal', typed)).toMatchObject({
      state: 'basicInfo_input_state',
      city: 'basicInfo_input_city',
    });
    expect(fieldEventsOf('personal', kenya)['city']).toBe('basicInfo_select_city');
  });
});

describe('a finished edit', () => {
  it('a text causes one event when the focus leaves its row', () => {
    const { edits, logged } = record();
    for (const typed of ['W', 'Wa', 'Wan']) edits.changed('firstName', typed, true);
    expect(logged).toEqual([]);
    edits.left('firstName');
    edits.left('firstName');
    expect(logged).toEqual(['basicInfo_input_firstName']);
  });

  it('a choice causes one event at once', () => {
    const { edits, logged } = record();
    edits.changed('gender', '1', false);
    edits.changed('gender', '1', false);
    edits.changed('gender', '2', false);
    expect(logged).toEqual(['basicInfo_select_gender', 'basicInfo_select_gender']);
  });

  it('an unchanged text causes no event', () => {
    const { edits, logged } = record({ firstName: 'Wanjiru' });
    edits.changed('firstName', 'Wanjir', true);
    edits.changed('firstName', 'Wanjiru', true);
    edits.left('firstName');
    expect(logged).toEqual([]);
  });

  it('a field that another edit clears causes no event, and a field that the borrower empties causes one', () => {
    const { edits, logged } = record({ city: 'nakuru', address: 'Kenyatta Avenue' });
    edits.changed('city', '', false);
    edits.changed('state', 'coast', false);
    edits.changed('address', '', true);
    edits.left('address');
    expect(logged).toEqual(['basicInfo_select_state', 'basicInfo_input_address']);
  });

  it('events come in the order of the left rows, the last when the borrower leaves the page', () => {
    const { edits, logged } = record();
    edits.changed('firstName', 'Wanjiru', true);
    edits.left('firstName');
    edits.changed('gender', '2', false);
    edits.changed('lastName', 'Kamau', true);
    edits.leftAll();
    expect(logged).toEqual([
      'basicInfo_input_firstName',
      'basicInfo_select_gender',
      'basicInfo_input_lastName',
    ]);
  });

  it('[S2-134] an event never contains a value: only listed names are sent for any input', () => {
    const events = fieldEventsOf('personal', everyRow);
    const names = new Set(Object.values(events));
    const field = fc.oneof(fc.constantFrom(...Object.keys(events)), fc.string());
    const step = fc.record({ field, value: fc.string(), typing: fc.boolean(), left: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const logged: string[] = [];
        const edits = new FieldEdits(events, {}, (event) => logged.push(event));
        for (const { field: name, value, typing, left } of steps) {
          edits.changed(name, value, typing);
          if (left) edits.left(name);
        }
        edits.leftAll();
        expect(logged.filter((event) => !names.has(event))).toEqual([]);
        expect(logged.length).toBeLessThanOrEqual(steps.length);
      }),
      { seed: 20_260_115, numRuns: 300 },
    );
  });
});
