import { keepsTheContract, rules, type Case } from '../../test/bound-contract.js';
import { chooseRadio, fillRow, slideTo, tick } from '../testing/index.js';
import {
  RhfAgreementCheck,
  RhfAmountSlider,
  RhfCheckbox,
  RhfCheckboxGroup,
  RhfChoiceChips,
  RhfRadioList,
  RhfRadioRow,
  RhfRating,
  RhfStepper,
} from './index.js';

const options = [
  { value: 'm', label: 'Male' },
  { value: 'f', label: 'Female' },
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
    field: 'RhfStepper',
    row: (control, disabled) => (
      <RhfStepper control={control} name="number" label="Row" rules={rules} max={9000} disabled={disabled} />
    ),
    before: [{ number: 2000 }, '2000'],
    act: () => fillRow('Row', '4500'),
    after: [{ number: 4500 }, '4500'],
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
];

keepsTheContract(cases);
