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
import { StringsProvider } from '../foundations/strings/index.js';
import { sw } from '../foundations/strings/sw.js';
import { DatePicker, longDate } from '../pickers/date-picker/index.js';
import { DayOfMonthPicker } from '../pickers/day-of-month-picker/index.js';
import { OptionPicker } from '../pickers/option-picker/index.js';
import {
  cancelSheet,
  chooseRadio,
  confirmSheet,
  expectRowInvalid,
  expectRowValid,
  expectRowValue,
  fillRow,
  formTester,
  openSheet,
  pickFrom,
  setDate,
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

function Birthday({ label = 'Birthday', onDay }: { label?: string; onDay?: (day: string) => void }) {
  const [open, setOpen] = useState(false);
  const [day, setDay] = useState<string | null>(null);
  return (
    <>
      <PickerField
        label={label}
        value={day && longDate(day, 'en-KE')}
        open={open}
        onOpen={() => setOpen(true)}
      />
      <DatePicker
        open={open}
        onOpenChange={setOpen}
        title={label}
        value={day}
        min="1943-01-01"
        max="2008-12-31"
        onConfirm={(chosen) => {
          setDay(chosen);
          onDay?.(chosen);
        }}
      />
    </>
  );
}

const towns = Array.from({ length: 40 }, (_, at) => ({ value: `${at}`, label: `Town ${at + 1}` }));
function Town() {
  const [open, setOpen] = useState(false);
  const [town, setTown] = useState<string | null>(null);
  return (
    <>
      <PickerField
        label="Town"
        value={towns.find(({ value }) => value === town)?.label ?? null}
        open={open}
        onOpen={() => setOpen(true)}
      />
      <OptionPicker
        open={open}
        onOpenChange={setOpen}
        title="Town"
        options={towns}
        value={town}
        onChoose={setTown}
      />
    </>
  );
}

function Payday({ onDay }: { onDay: (day: number) => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <PickerField label="Payday" value={null} open={open} onOpen={() => setOpen(true)} />
      <DayOfMonthPicker
        open={open}
        onOpenChange={setOpen}
        title="Payday"
        value={null}
        unavailable={[{ day: 15, reason: 'The second payday must be another day' }]}
        onConfirm={onDay}
      />
    </>
  );
}

describe('fillRow', () => {
  it('types as a person does: cleaned, cut, and left at the end', async () => {
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

  it('says which rows there are when none is called so', async () => {
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

  it('wants one row, not two', async () => {
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

  it('does not type where a person cannot', async () => {
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

describe('sheets', () => {
  it('takes a day', async () => {
    const onDay = vi.fn();
    await show(<Birthday onDay={onDay} />);
    await setDate('Birthday', '1994-03-14');
    expect(onDay).toHaveBeenCalledExactlyOnceWith('1994-03-14');
    await expectRowValue('Birthday', '14 March 1994');
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('fails with what the sheet says when it refuses the day', async () => {
    await show(<Birthday />);
    await expect(setDate('Birthday', '2015-01-01', { patience: 300 })).rejects.toThrow(
      /setDate: the sheet "Birthday" stays open\. It says: "Choose 31 December 2008 or earlier"/,
    );
    await cancelSheet();
    await expectRowValue('Birthday', 'Choose');
    await expect(setDate('Birthday', '14/3/1994')).rejects.toThrow('Write the day as YYYY-MM-DD');
  });

  it('chooses from a long list, and says what there is', async () => {
    await show(<Town />);
    await pickFrom('Town', 'Town 40');
    await expectRowValue('Town', 'Town 40');
    await expect(pickFrom('Town', 'Atlantis', soon)).rejects.toThrow(
      'pickFrom found nothing that is called "Atlantis"',
    );
    await cancelSheet();
    await expectRowValue('Town', 'Town 40');
  });

  it('confirms where there is Confirm, and says why it was refused', async () => {
    const onDay = vi.fn();
    await show(<Payday onDay={onDay} />);
    await pickFrom('Payday', '31');
    expect(onDay).toHaveBeenCalledExactlyOnceWith(31);
    await expect(pickFrom('Payday', '15', { patience: 300 })).rejects.toThrow(
      'pickFrom: the sheet "Payday" stays open',
    );
    await cancelSheet();
  });

  it('opens, confirms and cancels alone, and wants a sheet for it', async () => {
    const onDay = vi.fn();
    await show(<Birthday onDay={onDay} />);
    await expect(confirmSheet(soon)).rejects.toThrow('confirmSheet: no sheet is open');
    const sheet = await openSheet('Birthday');
    expect(sheet.tagName).toBe('DIALOG');
    await cancelSheet();
    expect(onDay).not.toHaveBeenCalled();
    await openSheet('Birthday');
    await confirmSheet();
    expect(onDay).toHaveBeenCalledOnce();
  });

  it('reaches no row that lies behind a sheet', async () => {
    await show(
      <>
        <Birthday />
        <TextField label="Name" />
      </>,
    );
    await openSheet('Birthday');
    await expect(fillRow('Name', 'x', soon)).rejects.toThrow(
      'fillRow cannot reach "Name": the sheet "Birthday" lies over it',
    );
    await cancelSheet();
    await fillRow('Name', 'x');
  });

  it('says so when a row opens nothing', async () => {
    await show(
      <PickerField label="City" value={null} blockedReason="Choose a state first" onOpen={() => undefined} />,
    );
    await expect(pickFrom('City', 'Nakuru', soon)).rejects.toThrow(
      'pressed "City Choose a state first" and no sheet opened',
    );
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
  it('chooses, ticks and slides', async () => {
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
  it('see an error only when it is wired to its control', async () => {
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

  it('wait for what is to come', async () => {
    const screen = await show(<TextField label="First name" />);
    const seen = expectRowInvalid('First name', 'Say it');
    await screen.rerender(<TextField label="First name" error="Say it" />);
    await seen;
  });
});

it('speaks the language of the components, in one part of the page', async () => {
  const screen = await render(
    <StringsProvider strings={sw} locale="sw-KE">
      <Announcer />
      <Birthday label="Siku ya kuzaliwa" />
      <TextField label="Jina" error="Andika jina lako" />
    </StringsProvider>,
  );
  const form = formTester({ strings: sw, within: screen.container });
  await form.setDate('Siku ya kuzaliwa', '1994-03-14');
  await form.expectRowValue('Siku ya kuzaliwa', '14 March 1994');
  await form.expectRowInvalid('Jina', 'Andika jina lako');
  await expect(openSheet('Siku ya kuzaliwa').then(() => cancelSheet(soon))).rejects.toThrow(
    /has no button "Cancel" or "Close"\. It has: .*\. If it speaks another language, pass its `strings`\./,
  );
  await form.cancelSheet();
});
