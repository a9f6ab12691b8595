import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { designations, employeeOccupations, ownAccountOccupations } from '../enumerations/occupations.ts';
import {
  employmentTypes,
  incomeSources,
  jobExperiences,
  offeredEmploymentTypes,
  payFrequencies,
  payMethods,
} from '../enumerations/index.ts';
import { workExtras } from '../fields/additional-fields.ts';
import { editions, india, kenya, mexico, nigeria, type Policy } from '../policy/index.ts';
import { additionalSection, storedAdditional } from './additional.ts';
import { workFieldsOf } from './additional-rows.ts';
import { editWork, visibleWorkRows, workErrors, workList, type WorkField, type WorkRow } from './work.ts';

type Values = Record<WorkField, string>;

const emptyWork = (policy: Policy) =>
  Object.fromEntries(workFieldsOf(policy).map((field) => [field, ''])) as Values;
const edited = (policy: Policy, ...edits: [WorkRow, string][]) =>
  edits.reduce(
    (before, [field, value]) => editWork(before.values, field, value, policy),
    editWork(emptyWork(policy), 'monthlySalary', 'under7999', policy),
  );

/** One edit: a row of the policy, with a value of its list, of another list, or none. */
const edit = (policy: Policy) =>
  fc.tuple(
    fc.constantFrom(...(workFieldsOf(policy) as WorkRow[])),
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...employmentTypes, ...payFrequencies) },
      { weight: 4, arbitrary: fc.integer({ min: 0, max: 40 }).map(String) },
      fc.constantFrom(
        'trade',
        'in1_3Years',
        'nurse',
        'tailor',
        'cash',
        'ownself',
        '0202345678',
        '560001',
        '',
      ),
      fc.string(),
    ),
    fc.nat(200),
  );

/** Applies an edit as a screen does: only to a row that shows, from its list if it has one. */
function play(values: Values, [field, typed, pick]: [WorkRow, string, number], policy: Policy) {
  if (!visibleWorkRows(values, policy).includes(field))
    return editWork(values, 'monthlySalary', values.monthlySalary, policy);
  const choices = workList(field, values)?.codes;
  return editWork(values, field, choices ? (choices[pick % choices.length] ?? '') : typed, policy);
}

describe.each(Object.entries(editions))('any sequence of edits of the work rows of %s', (_, policy) => {
  const edits = fc.array(edit(policy), { maxLength: 25 });

  it('[S4-56] [S4-59] [S4-62] no sequence leaves a value in a hidden row', () => {
    fc.assert(
      fc.property(edits, (sequence) => {
        let values = emptyWork(policy);
        for (const each of sequence) {
          const after = play(values, each, policy);
          const rows = visibleWorkRows(after.values, policy);
          expect(after.rows).toEqual(rows);
          for (const [field, value] of Object.entries(after.values))
            if (!rows.includes(field as WorkRow)) expect([field, value]).toEqual([field, '']);
          expect(
            Object.values(workErrors(after.values, policy)).filter((key) => key?.endsWith('.hidden')),
          ).toEqual([]);
          values = after.values;
        }
      }),
      { numRuns: 150, seed: 20_261_121 },
    );
  });

  it('[S4-71] [S5-49] each cleared row is reported once, and no visible empty row is skipped', () => {
    fc.assert(
      fc.property(edits, (sequence) => {
        let values = emptyWork(policy);
        for (const each of sequence) {
          const after = play(values, each, policy);
          const before: Record<string, string> = values;
          const now: Record<string, string> = after.values;
          const emptied = Object.keys(now).filter(
            (field) => now[field] === '' && before[field] !== '' && field !== each[0],
          );
          expect(after.cleared.toSorted()).toEqual(emptied.toSorted());
          const errors = workErrors(after.values, policy);
          for (const row of after.rows)
            if (now[row] === '') expect([row, errors[row]]).toEqual([row, `${row}.required`]);
          values = after.values;
        }
      }),
      { numRuns: 150, seed: 20_261_122 },
    );
  });

  it('the lender refuses exactly the rows that the rules find', () => {
    const contacts = {
      emergencyContactName1: 'Otieno',
      emergencyContactMobile1: '712345678',
      emergencyContactRelation1: 'friends',
      emergencyContactName2: 'Achieng',
      emergencyContactMobile2: '722345678',
      emergencyContactRelation2: 'parents',
    };
    fc.assert(
      fc.property(fc.array(edit(policy), { maxLength: 12 }), (sequence) => {
        const sent = { ...emptyWork(policy), ...Object.fromEntries(sequence) };
        const read = additionalSection('700000001', policy).safeParse({ ...sent, ...contacts });
        expect(read.success).toBe(Object.keys(workErrors(sent, policy)).length === 0);
        if (!read.success) return;
        const rows = visibleWorkRows(sent, policy);
        const stored: Record<string, string> = storedAdditional(read.data, policy);
        for (const field of workFieldsOf(policy))
          expect([field, stored[field] !== '']).toEqual([field, rows.includes(field as WorkRow)]);
      }),
      { numRuns: 150, seed: 20_261_123 },
    );
  });
});

describe('an edit of a work row', () => {
  it('[S4-55] another employment type clears the industry, and the same type clears nothing', () => {
    const start = edited(kenya, ['employmentType', 'employee'], ['industryCategory', 'trade']);
    expect(editWork(start.values, 'employmentType', 'employee', kenya)).toEqual({
      values: start.values,
      cleared: [],
      rows: start.rows,
    });
    const student = editWork(start.values, 'employmentType', 'Student', kenya);
    expect(student.cleared).toEqual(['industryCategory']);
    expect(student.values.industryCategory).toBe('');
  });

  it('[S4-70] [S4-71] another pay frequency clears and reports both paydays', () => {
    const start = edited(
      kenya,
      ['employmentType', 'employee'],
      ['payFrequency', 'Biweekly'],
      ['monthlyPayday', '5'],
      ['monthlyPaydayTwo', '20'],
    );
    for (const frequency of ['Monthly', 'Weekly', 'Fourteen']) {
      const { values, cleared } = editWork(start.values, 'payFrequency', frequency, kenya);
      expect(cleared).toEqual(['monthlyPayday', 'monthlyPaydayTwo']);
      expect([values.monthlyPayday, values.monthlyPaydayTwo]).toEqual(['', '']);
    }
  });

  it('[S4-57] [S4-58] [S4-59] the change to unemployed clears and reports every row that disappears', () => {
    const start = edited(
      kenya,
      ['employmentType', 'employee'],
      ['jobExperience', 'in1_3Years'],
      ['payFrequency', 'Monthly'],
      ['monthlyPayday', '5'],
    );
    const { cleared, rows } = editWork(start.values, 'employmentType', 'Unemployed', kenya);
    expect(cleared).toEqual(['jobExperience', 'payFrequency', 'monthlyPayday']);
    expect(rows).toEqual(['employmentType', 'monthlySalary']);
  });

  it('the change to self-employment clears an occupation of employees', () => {
    const start = edited(
      nigeria,
      ['employmentType', 'employee'],
      ['designation', 'nurse'],
      ['payMethod', 'cash'],
    );
    const own = editWork(start.values, 'employmentType', 'self_employed', nigeria);
    expect(own.cleared).toEqual(['designation', 'payMethod']);
    expect(workList('designation', own.values)?.codes).toContain('other');
  });

  it('another state of work clears its city', () => {
    const start = edited(india, ['employmentType', 'employee'], ['workState', 'Goa'], ['workCity', 'Panaji']);
    expect(editWork(start.values, 'workState', 'Kerala', india).cleared).toEqual(['workCity']);
  });

  it('an extra row without a value is asked for, and is never reported as cleared', () => {
    const { values } = edited(kenya, ['employmentType', 'employee']);
    expect(editWork(values, 'employmentType', 'Unemployed', nigeria).cleared).toEqual([]);
    expect(workErrors(values, nigeria)).toMatchObject({ companyName: 'companyName.required' });
  });
});

describe('the lists of the work rows', () => {
  const employee = { employmentType: 'employee' };

  it('[S3-90] [S3-93] [S3-94] the lists of time at work, pay method and income match the specification', () => {
    expect(jobExperiences).toEqual(['lessThan1Year', 'in1_3Years', 'moreThan3Years']);
    expect(payMethods).toEqual(['cheque', 'cash', 'bankTransfer']);
    expect(incomeSources).toEqual(['ownself', 'father', 'mother', 'brotherOrSister', 'otherFamilyMember']);
    expect(workList('workThereTime', employee)?.codes).toBe(jobExperiences);
    expect(workList('payMethod', employee)?.codes).toBe(payMethods);
    expect(workList('incomeSource', employee)?.codes).toBe(incomeSources);
  });

  it('[S3-92] the list of employment has eight codes, of which no_work is not offered', () => {
    expect(employmentTypes).toEqual([
      'Student',
      'employee',
      'self_employed',
      'Unemployed',
      'auto',
      'ParttimeEmployee',
      'no_work',
      'Other',
    ]);
    expect(offeredEmploymentTypes).not.toContain('no_work');
    expect(offeredEmploymentTypes).toHaveLength(7);
  });

  it('[S3-95] [S3-96] the designations are six ranks and two long lists', () => {
    expect(designations).toEqual(['assistant', 'commissioner', 'supervisor', 'manager', 'director', 'other']);
    expect(workList('designation', employee)?.codes).toEqual([...designations, ...employeeOccupations]);
    expect(workList('designation', { employmentType: 'self_employed' })?.codes).toEqual([
      ...ownAccountOccupations,
      'other',
    ]);
    for (const list of [employeeOccupations, ownAccountOccupations]) {
      expect(list.length).toBeGreaterThan(50);
      expect(new Set([...designations, ...list]).size).toBe(designations.length + list.length);
    }
  });

  it('every extra row is visible in at least one market', () => {
    const shown = Object.values(editions).flatMap((policy) =>
      visibleWorkRows({ ...employee, payFrequency: '' }, policy),
    );
    expect(workExtras.filter((extra) => !shown.includes(extra))).toEqual([]);
    expect(kenya.form.work).toEqual([]);
  });
});

describe('an extra work row', () => {
  it.each<[string, (typeof workExtras)[number], Policy, string, string[]]>([
    ['[S3-47]', 'companyName', mexico, 'Acme & Sons', ['A', 'x'.repeat(101)]],
    ['[S3-48]', 'workThereTime', mexico, 'in1_3Years', ['ten years']],
    ['[S3-49]', 'designation', nigeria, 'nurse', ['wizard', '__proto__']],
    ['[S3-50]', 'incomeSource', india, 'father', ['uncle']],
    ['[S3-51]', 'companyPhone', mexico, '+52 33 1234 5678', ['12', 'abc', '999999999']],
    ['[S3-52]', 'workAddress', india, '12 MG Road', ['1']],
    ['[S3-53]', 'workPinCode', india, '560001', ['056001', '56001', '5600011']],
    ['[S3-54]', 'workState', india, 'Karnataka', ['K']],
    ['[S3-55]', 'workCity', nigeria, 'Ikeja', ['I']],
    ['[S3-56]', 'workCounty', mexico, 'Zapopan', ['Z']],
    ['[S3-93]', 'payMethod', nigeria, 'bankTransfer', ['barter']],
  ])('[S5-35] %s %s is required where it is visible, and checked', (_, extra, policy, right, wrongs) => {
    const error = (value: string, employmentType = 'employee') =>
      workErrors({ ...emptyWork(policy), employmentType, [extra]: value }, policy)[extra];
    expect(error(right)).toBeUndefined();
    expect(error('')).toBe(`${extra}.required`);
    expect(error(' \u200F ')).toBe(`${extra}.required`);
    for (const wrong of wrongs)
      expect([wrong, error(wrong)]).toEqual([wrong, expect.stringMatching(`^${extra}\\.`)]);
    if (extra !== 'incomeSource') expect(error(right, 'Unemployed')).toBe(`${extra}.hidden`);
  });

  it.each([2, 100])('[S3-47] the name of a company may have %i characters', (count) => {
    const values = { ...emptyWork(mexico), employmentType: 'employee', companyName: 'x'.repeat(count) };
    expect(workErrors(values, mexico)).not.toHaveProperty('companyName');
  });
});
