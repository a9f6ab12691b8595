import { useState, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { AmountField } from '../fields/amount-field/index.js';
import { AmountSlider } from '../fields/amount-slider/index.js';
import { Checkbox } from '../fields/checkbox/index.js';
import { FieldGroup } from '../fields/field-row/index.js';
import { PhoneField } from '../fields/phone-field/index.js';
import { PickerField } from '../fields/picker-field/index.js';
import { RadioRow } from '../fields/radio-row/index.js';
import { TextField } from '../fields/text-field/index.js';
import { Announcer } from '../foundations/announce/index.js';
import {
  chooseRadio,
  expectRowInvalid,
  expectRowValid,
  expectRowValue,
  fillRow,
  slideTo,
  tick,
} from './index.js';

/** So that a step that must fail does so soon. */
const soon = { patience: 60 };
const show = (rows: ReactNode) =>
  render(
    <>
      <Announcer />
      <FieldGroup>{rows}</FieldGroup>
    </>,
  );

describe('fillRow', () => {
  it('fillRow types as a person does: cleaned, cut, and left at the end', async () => {
    const onBlur = vi.fn();
    await show(
      <>
        <TextField label="First name" maxLength={4} onBlur={onBlur} defaultValue="before" />
        <TextField label="Email" optional multiline />
        <PhoneField label="Mobile number" required />
        <AmountField label="Amount" />
      </>,
    );
    await fillRow('First name', 'Achieng');
    await expectRowValue('First name', 'Achi');
    expect(onBlur).toHaveBeenCalledOnce();
    await fillRow('Email', 'a@b.co');
    await expectRowValue('Email', 'a@b.co');
    await fillRow('Mobile number', '+254 712 345 412');
    await expectRowValue('Mobile number', '712345412');
    await fillRow('Amount', '10370');
    await expectRowValue('Amount', '10,370');
  });

  it('fillRow lists the existing rows if none has that name', async () => {
    await show(
      <>
        <TextField label="First name" />
        <RadioRow label="Gender" name="gender" options={[{ value: 'f', label: 'Female' }]} />
      </>,
    );
    await expect(fillRow('Last name', 'x', soon)).rejects.toThrow(
      '@kopa/ui testing: fillRow found no row that is called "Last name". The rows here: "First name", "Gender".',
    );
    await expect(fillRow('Gender', 'x', soon)).rejects.toThrow(
      'fillRow needs a row to type in, and "Gender" is a row of choices. Take the step for that.',
    );
  });

  it('fillRow refuses two rows with the same name', async () => {
    const screen = await show(
      <>
        <TextField label="Name" />
        <div id="second">
          <TextField label="Name" />
        </div>
      </>,
    );
    await expect(fillRow('Name', 'x', soon)).rejects.toThrow('fillRow found 2 rows that are called "Name"');
    const within = screen.container.querySelector('#second') ?? undefined;
    await fillRow('Name', 'second', { within });
    await expectRowValue('Name', 'second', { within });
  });

  it('fillRow does not type where a person cannot', async () => {
    await show(
      <>
        <TextField label="Phone" readOnly defaultValue="1" />
        <TextField label="Name" disabled />
      </>,
    );
    await expect(fillRow('Phone', '2', soon)).rejects.toThrow('cannot type into "Phone": it is read only');
    await expect(fillRow('Name', '2', soon)).rejects.toThrow('cannot type into "Name": it is disabled');
  });
});

function Rows() {
  const [amount, setAmount] = useState(1000);
  return (
    <>
      <RadioRow
        label="Gender"
        name="gender"
        required
        options={[
          { value: 'f', label: 'Female' },
          { value: 'm', label: 'Male' },
        ]}
      />
      <Checkbox label="Send me offers" />
      <AmountSlider
        label="How much?"
        min={500}
        max={9000}
        step={500}
        value={amount}
        onChange={setAmount}
        format={(value) => `KSh ${value}`}
      />
    </>
  );
}

describe('choices', () => {
  it('the steps choose, tick and slide', async () => {
    await show(<Rows />);
    await chooseRadio('Gender', 'Male');
    await expectRowValue('Gender', 'Male');
    await tick('Send me offers');
    await expectRowValue('Send me offers', 'on');
    await tick('Send me offers', false);
    await expectRowValue('Send me offers', 'off');
    await slideTo('How much?', 4500);
    await expectRowValue('How much?', 'KSh 4500');
    await expect(slideTo('How much?', 4600, soon)).rejects.toThrow('It goes from 500 to 9000 by 500');
    await expect(chooseRadio('Gender', 'Other', soon)).rejects.toThrow('There is: "Female", "Male"');
  });
});

describe('checks', () => {
  it('a check sees an error only if it is connected to its control', async () => {
    const screen = await show(
      <>
        <TextField label="First name" error="Enter at least 3 letters" />
        <PickerField label="City" value={null} error="Choose a city" onOpen={() => undefined} />
        <TextField label="Last name" hint="As on your ID" />
        <label>
          Nickname <input aria-invalid="true" />
        </label>
      </>,
    );
    await expectRowInvalid('First name', 'Enter at least 3 letters');
    await expectRowInvalid('First name', /3 letters/);
    await expectRowInvalid('City', 'Choose a city');
    await expectRowValid('Last name');
    await expect(expectRowInvalid('Last name', undefined, soon)).rejects.toThrow(
      '"Last name" is not in error',
    );
    await expect(expectRowValid('City', soon)).rejects.toThrow('"City Choose" is in error: "Choose a city"');
    await expect(expectRowInvalid('City', 'Choose', soon)).rejects.toThrow(
      'says "Choose a city" instead of "Choose"',
    );
    await expect(expectRowInvalid('Nickname', undefined, soon)).rejects.toThrow(
      '"Nickname" is marked, but no message belongs to it (aria-describedby)',
    );
    const input = screen.getByRole('textbox', { name: 'First name' }).element();
    input.removeAttribute('aria-describedby');
    await expect(expectRowInvalid('First name', undefined, soon)).rejects.toThrow('no message belongs to it');
  });

  it('a check waits for the expected state', async () => {
    const screen = await show(<TextField label="First name" />);
    const seen = expectRowInvalid('First name', 'Say it');
    await screen.rerender(<TextField label="First name" error="Say it" />);
    await seen;
  });
});
