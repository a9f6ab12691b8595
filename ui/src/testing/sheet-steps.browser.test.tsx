import { useState, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { FieldGroup } from '../fields/field-row/index.js';
import { PickerField } from '../fields/picker-field/index.js';
import { TextField } from '../fields/text-field/index.js';
import { Announcer } from '../foundations/announce/index.js';
import { StringsProvider } from '../foundations/strings/index.js';
import { sw } from '../foundations/strings/sw.js';
import { DatePicker, longDate } from '../pickers/date-picker/index.js';
import { DayOfMonthPicker } from '../pickers/day-of-month-picker/index.js';
import { OptionPicker } from '../pickers/option-picker/index.js';
import {
  cancelSheet,
  confirmSheet,
  expectRowValue,
  fillRow,
  formTester,
  openSheet,
  pickFrom,
  setDate,
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

describe('steps for sheets', () => {
  it('setDate chooses a day', async () => {
    const onDay = vi.fn();
    await show(<Birthday onDay={onDay} />);
    await setDate('Birthday', '1994-03-14');
    expect(onDay).toHaveBeenCalledExactlyOnceWith('1994-03-14');
    await expectRowValue('Birthday', '14 March 1994');
    expect(document.querySelector('dialog')).toBeNull();
  });

  it("setDate fails with the sheet's message when the sheet refuses the day", async () => {
    await show(<Birthday />);
    await expect(setDate('Birthday', '2015-01-01', { patience: 300 })).rejects.toThrow(
      /setDate: the sheet "Birthday" stays open\. It says: "Choose 31 December 2008 or earlier"/,
    );
    await cancelSheet();
    await expectRowValue('Birthday', 'Choose');
    await expect(setDate('Birthday', '14/3/1994')).rejects.toThrow('Write the day as YYYY-MM-DD');
  });

  it('pickFrom chooses from a long list, and lists the options on a failure', async () => {
    await show(<Town />);
    await pickFrom('Town', 'Town 40');
    await expectRowValue('Town', 'Town 40');
    await expect(pickFrom('Town', 'Atlantis', soon)).rejects.toThrow(
      'pickFrom found nothing that is called "Atlantis"',
    );
    await cancelSheet();
    await expectRowValue('Town', 'Town 40');
  });

  it('pickFrom confirms where the sheet has Confirm, and states why a choice was refused', async () => {
    const onDay = vi.fn();
    await show(<Payday onDay={onDay} />);
    await pickFrom('Payday', '31');
    expect(onDay).toHaveBeenCalledExactlyOnceWith(31);
    await expect(pickFrom('Payday', '15', { patience: 300 })).rejects.toThrow(
      'pickFrom: the sheet "Payday" stays open',
    );
    await cancelSheet();
  });

  it('openSheet, confirmSheet and cancelSheet work separately, and need a sheet', async () => {
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

  it('no step reaches a row behind a sheet', async () => {
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

  it('a row that opens no sheet fails with that message', async () => {
    await show(
      <PickerField label="City" value={null} blockedReason="Choose a state first" onOpen={() => undefined} />,
    );
    await expect(pickFrom('City', 'Nakuru', soon)).rejects.toThrow(
      'pressed "City Choose a state first" and no sheet opened',
    );
  });
});

it("the steps use the components' language, in one part of the page", async () => {
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
