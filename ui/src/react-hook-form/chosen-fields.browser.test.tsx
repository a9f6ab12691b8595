import type { ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { formWith } from '../../test/form-under-test.js';
import {
  chooseRadio,
  expectRowInvalid,
  expectRowValid,
  expectRowValue,
  pickFrom,
  setDate,
  setPeriod,
  slideTo,
  tick,
} from '../testing/index.js';
import {
  RhfAgreementCheck,
  RhfAmountSlider,
  RhfCheckbox,
  RhfCheckboxGroup,
  RhfChoiceChips,
  RhfDateField,
  RhfDayOfMonthField,
  RhfPickerField,
  RhfRadioList,
  RhfRadioRow,
  RhfRating,
  RhfRegionField,
  RhfValidPeriodField,
  RhfWeekdayField,
} from './index.js';

interface Values {
  text: string;
  number: number | null;
  yes: boolean;
  list: string[];
  home: { state: string; city: string } | null;
}
const nothing: Values = { text: '', number: null, yes: false, list: [], home: null };

interface Case {
  field: string;
  row: (control: Control<Values>, disabled?: boolean) => ReactNode;
  /** What the form holds before, and how the row shows it. */
  before: [held: Partial<Values>, shown: string];
  /** What a person does, and what the form holds and the row shows then. */
  act: () => Promise<void>;
  after: [held: Partial<Values>, shown: string];
}

const rules = { required: 'value.missing' };
const options = [
  { value: 'm', label: 'Male' },
  { value: 'f', label: 'Female' },
];
const states = [
  { value: 'coast', label: 'Coast', cities: [{ value: 'lamu', label: 'Lamu' }] },
  { value: 'nairobi', label: 'Nairobi', cities: [{ value: 'kasarani', label: 'Kasarani' }] },
];
const shillings = (value: number) => `KSh ${value}`;

const cases: Case[] = [
  {
    field: 'RhfRadioRow',
    row: (control, disabled) => (
      <RhfRadioRow
        control={control}
        name="text"
        label="Row"
        rules={rules}
        options={options}
        disabled={disabled}
      />
    ),
    before: [{ text: 'm' }, 'Male'],
    act: () => chooseRadio('Row', 'Female'),
    after: [{ text: 'f' }, 'Female'],
  },
  {
    field: 'RhfRadioList',
    row: (control, disabled) => (
      <RhfRadioList
        control={control}
        name="text"
        legend="Row"
        rules={rules}
        options={options}
        disabled={disabled}
      />
    ),
    before: [{ text: 'm' }, 'Male'],
    act: () => chooseRadio('Row', 'Female'),
    after: [{ text: 'f' }, 'Female'],
  },
  {
    field: 'RhfChoiceChips',
    row: (control, disabled) => (
      <RhfChoiceChips
        control={control}
        name="number"
        label="Row"
        rules={rules}
        options={[
          { value: 61, label: '61 days' },
          { value: 91, label: '91 days' },
        ]}
        disabled={disabled}
      />
    ),
    before: [{ number: 61 }, '61 days'],
    act: () => chooseRadio('Row', '91 days'),
    after: [{ number: 91 }, '91 days'],
  },
  {
    field: 'RhfRating',
    row: (control, disabled) => (
      <RhfRating control={control} name="number" label="Row" rules={rules} disabled={disabled} />
    ),
    before: [{ number: 2 }, '2 of 5, bad'],
    act: () => chooseRadio('Row', '4 of 5, good'),
    after: [{ number: 4 }, '4 of 5, good'],
  },
  {
    field: 'RhfCheckbox',
    row: (control, disabled) => (
      <RhfCheckbox control={control} name="yes" label="Row" rules={rules} disabled={disabled} />
    ),
    before: [{ yes: false }, 'off'],
    act: () => tick('Row'),
    after: [{ yes: true }, 'on'],
  },
  {
    field: 'RhfCheckboxGroup',
    row: (control, disabled) => (
      <RhfCheckboxGroup
        control={control}
        name="list"
        legend="Row"
        rules={rules}
        options={options}
        disabled={disabled}
      />
    ),
    before: [{ list: ['m'] }, 'Male'],
    act: () => tick('Female'),
    after: [{ list: ['m', 'f'] }, 'Male, Female'],
  },
  {
    field: 'RhfAgreementCheck',
    row: (control, disabled) => (
      <RhfAgreementCheck control={control} name="yes" label="Agreement" rules={rules} disabled={disabled}>
        Row
      </RhfAgreementCheck>
    ),
    before: [{ yes: false }, 'off'],
    act: () => tick('Row'),
    after: [{ yes: true }, 'on'],
  },
  {
    field: 'RhfAmountSlider',
    row: (control, disabled) => (
      <RhfAmountSlider
        control={control}
        name="number"
        label="Row"
        rules={rules}
        min={500}
        max={9000}
        step={500}
        format={shillings}
        disabled={disabled}
      />
    ),
    before: [{ number: 2000 }, 'KSh 2000'],
    act: () => slideTo('Row', 4500),
    after: [{ number: 4500 }, 'KSh 4500'],
  },
  {
    field: 'RhfPickerField',
    row: (control, disabled) => (
      <RhfPickerField
        control={control}
        name="text"
        label="Row"
        rules={rules}
        options={options}
        disabled={disabled}
      />
    ),
    before: [{ text: 'm' }, 'Male'],
    act: () => pickFrom('Row', 'Female'),
    after: [{ text: 'f' }, 'Female'],
  },
  {
    field: 'RhfDateField',
    row: (control, disabled) => (
      <RhfDateField
        control={control}
        name="text"
        label="Row"
        rules={rules}
        min="1943-01-01"
        max="2008-12-31"
        disabled={disabled}
      />
    ),
    before: [{ text: '1994-03-14' }, '14 March 1994'],
    act: () => setDate('Row', '1990-02-28'),
    after: [{ text: '1990-02-28' }, '28 February 1990'],
  },
  {
    field: 'RhfWeekdayField',
    row: (control, disabled) => (
      <RhfWeekdayField control={control} name="number" label="Row" rules={rules} disabled={disabled} />
    ),
    before: [{ number: 1 }, 'Monday'],
    act: () => pickFrom('Row', 'Friday'),
    after: [{ number: 5 }, 'Friday'],
  },
  {
    field: 'RhfDayOfMonthField',
    row: (control, disabled) => (
      <RhfDayOfMonthField control={control} name="number" label="Row" rules={rules} disabled={disabled} />
    ),
    before: [{ number: 15 }, 'Day 15 of every month'],
    act: () => pickFrom('Row', '31'),
    after: [{ number: 31 }, 'Day 31 of every month'],
  },
  {
    field: 'RhfRegionField',
    row: (control, disabled) => (
      <RhfRegionField
        control={control}
        name="home"
        label="Row"
        rules={rules}
        stateLabel="Province"
        cityLabel="District"
        states={states}
        disabled={disabled}
      />
    ),
    before: [{ home: { state: 'coast', city: 'lamu' } }, 'Lamu, Coast'],
    act: () => pickFrom('Row', ['Nairobi', 'Kasarani']),
    after: [{ home: { state: 'nairobi', city: 'kasarani' } }, 'Kasarani, Nairobi'],
  },
  {
    field: 'RhfValidPeriodField',
    row: (control, disabled) => (
      <RhfValidPeriodField
        control={control}
        name="text"
        label="Row"
        rules={rules}
        from="2026-11"
        to="2036-12"
        disabled={disabled}
      />
    ),
    before: [{ text: '2028-01' }, '01/28'],
    act: () => setPeriod('Row', '2029-07'),
    after: [{ text: '2029-07' }, '07/29'],
  },
];

const formOf = (values: Partial<Values>, { row }: Case, disabled?: boolean) =>
  formWith<Values>({ defaultValues: { ...nothing, ...values } }, ({ control }) => row(control, disabled));

describe.each(cases)('$field', (of) => {
  const [key] = Object.keys(of.before[0]) as [keyof Values];

  it('shows what the form holds, and gives it what is chosen', async () => {
    const { form } = await formOf(of.before[0], of);
    await expectRowValue('Row', of.before[1]);
    await of.act();
    expect(form.getValues(key)).toEqual(of.after[0][key]);
    expect(form.getFieldState(key).isDirty).toBe(true);
    expect(form.getFieldState(key).isTouched).toBe(true);
    await expectRowValue('Row', of.after[1]);
    form.setValue(key, of.before[0][key] as never);
    await expectRowValue('Row', of.before[1]);
  });

  it('says its error in words, wired to its control, with the focus on it, and heals', async () => {
    const { screen, sent } = await formOf({}, of);
    await screen.getByRole('button', { name: 'Send' }).click();
    await expectRowInvalid('Row', 'Say it');
    await vi.waitFor(() => expect(document.activeElement?.closest('[data-field-row]')).not.toBeNull());
    expect(sent).not.toHaveBeenCalled();
    await of.act();
    await expectRowValid('Row');
    await screen.getByRole('button', { name: 'Send' }).click();
    await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  });

  it('goes back to what it began with, and to what it is reset to', async () => {
    const { form } = await formOf(of.before[0], of);
    await of.act();
    form.reset();
    await expectRowValue('Row', of.before[1]);
    expect(form.getFieldState(key).isDirty).toBe(false);
    form.reset({ ...nothing, ...of.after[0] });
    await expectRowValue('Row', of.after[1]);
  });

  it('cannot be changed while it is disabled, and stays out of what is sent', async () => {
    const { form, sent, screen } = await formOf(of.before[0], of, true);
    const row = screen.container.querySelector('[data-field-row]');
    const controls = [...(row?.querySelectorAll<HTMLInputElement>('input, button') ?? [])];
    expect(controls.length).toBeGreaterThan(0);
    for (const control of controls)
      expect(control.matches(':disabled, [aria-disabled=true]'), control.outerHTML).toBe(true);
    await form.handleSubmit((values) => sent(values))();
    expect(sent).toHaveBeenCalledWith(expect.not.objectContaining(of.before[0]));
  });
});
