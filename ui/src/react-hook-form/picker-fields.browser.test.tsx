import { keepsTheContract, rules, type Case } from '../../test/bound-contract.js';
import { pickFrom, setDate, setPeriod } from '../testing/index.js';
import {
  RhfDateField,
  RhfDayOfMonthField,
  RhfPickerField,
  RhfRegionField,
  RhfValidPeriodField,
  RhfWeekdayField,
} from './index.js';

const options = [
  { value: 'm', label: 'Male' },
  { value: 'f', label: 'Female' },
];
const states = [
  { value: 'coast', label: 'Coast', cities: [{ value: 'lamu', label: 'Lamu' }] },
  { value: 'nairobi', label: 'Nairobi', cities: [{ value: 'kasarani', label: 'Kasarani' }] },
];

const cases: Case[] = [
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

keepsTheContract(cases);
