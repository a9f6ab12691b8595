/*
 * The props that the types of sheets and pickers accept and refuse; the type checker is the test (`tsc -p
 * ui`).
 */
import { createRef, type ReactNode } from 'react';
import { BottomSheet, type CloseReason, type OnOpenChange } from '../src/overlays/bottom-sheet/index.ts';
import { DatePicker } from '../src/pickers/date-picker/index.ts';
import { DayOfMonthPicker } from '../src/pickers/day-of-month-picker/index.ts';
import { OptionPicker } from '../src/pickers/option-picker/index.ts';
import { PickerSheet } from '../src/pickers/picker-sheet/index.ts';
import { RegionPicker } from '../src/pickers/region-picker/index.ts';
import { ValidPeriodPicker } from '../src/pickers/valid-period-picker/index.ts';
import { WeekdayPicker } from '../src/pickers/weekday-picker/index.ts';
import { Wheel } from '../src/pickers/wheel/index.ts';

declare const accept: (element: ReactNode) => void;
const body = { children: 'Words' };
declare const onOpenChange: OnOpenChange;
declare const choose: (value: string) => void;
const sheet = { open: false, onOpenChange, title: 'City' };
const options = [
  { value: 'nairobi', label: 'Nairobi' },
  { value: 'nakuru', label: 'Nakuru', caption: 'with Nakuru North', keywords: ['Rift Valley'] },
] as const;

// BottomSheet: controlled, so open and onOpenChange come together.
accept(<BottomSheet {...sheet} {...body} />);
accept(<BottomSheet {...sheet} height="half" initialFocus={createRef<HTMLInputElement>()} {...body} />);
accept(
  <BottomSheet {...sheet} onOpenChange={(open: boolean, reason: CloseReason) => open && reason} {...body} />,
);
// @ts-expect-error A sheet without a way to close.
accept(<BottomSheet open title="City" {...body} />);
// @ts-expect-error Nobody says when it is open.
accept(<BottomSheet onOpenChange={onOpenChange} title="City" {...body} />);
// @ts-expect-error A sheet without a title has no name.
accept(<BottomSheet open onOpenChange={onOpenChange} {...body} />);
// @ts-expect-error It is half, auto or full.
accept(<BottomSheet {...sheet} height="50%" {...body} />);
// @ts-expect-error There is no such reason.
export const reason: CloseReason = 'close';

// OptionPicker: nothing chosen is null; the list is only read.
accept(<OptionPicker {...sheet} options={options} value={null} onChoose={choose} />);
accept(<OptionPicker {...sheet} options={[]} value="nakuru" onChoose={choose} />);
// @ts-expect-error A value without a way to choose another.
accept(<OptionPicker {...sheet} options={options} value="nakuru" />);
// @ts-expect-error A way to choose without what is chosen.
accept(<OptionPicker {...sheet} options={options} onChoose={choose} />);
// @ts-expect-error Undefined says nothing: null while nothing is chosen.
accept(<OptionPicker {...sheet} options={options} value={undefined} onChoose={choose} />);
// @ts-expect-error An option is a value and a label.
accept(<OptionPicker {...sheet} options={['nairobi']} value={null} onChoose={choose} />);

// DatePicker: days are texts, so that no time zone moves them.
const days = { min: '1943-01-01', max: '2008-12-31' };
accept(<DatePicker {...sheet} {...days} value={null} onConfirm={choose} />);
accept(<DatePicker {...sheet} {...days} value="1994-03-14" onConfirm={choose} validate={() => null} />);
// @ts-expect-error A day is no Date.
accept(<DatePicker {...sheet} {...days} value={new Date()} onConfirm={choose} />);
// @ts-expect-error From when, and until when?
accept(<DatePicker {...sheet} value={null} onConfirm={choose} />);
// @ts-expect-error Nobody takes the day.
accept(<DatePicker {...sheet} {...days} value={null} />);
// @ts-expect-error A fault is a text, or null.
accept(<DatePicker {...sheet} {...days} value={null} onConfirm={choose} validate={() => false} />);

// Wheel: columns that are only read.
const columns = [{ id: 'city', label: 'City', options, value: 'nakuru' }] as const;
accept(<Wheel label="City" columns={columns} onChange={(column: string, value: string) => column + value} />);
// @ts-expect-error A wheel without a name.
accept(<Wheel columns={columns} onChange={choose} />);
// @ts-expect-error A column without a name.
accept(<Wheel label="City" columns={[{ id: 'city', options, value: '' }]} onChange={choose} />);

// Open: looks for the panel, everything else for the dialog.
const open = { className: 'mt-4', style: { opacity: 0.5 }, id: 'city', 'aria-describedby': 'more' } as const;
const dialog = createRef<HTMLDialogElement>();
const chosen = { ...sheet, ...open, value: null, ref: dialog } as const;
accept(<OptionPicker {...chosen} options={options} onChoose={choose} onFocus={() => undefined} />);
accept(<DatePicker {...chosen} {...days} onConfirm={choose} data-testid="day" />);
accept(<WeekdayPicker {...chosen} onChoose={(day: number) => day} />);
accept(<DayOfMonthPicker {...chosen} onConfirm={(day: number) => day} />);
accept(
  <RegionPicker {...chosen} stateLabel="State" cityLabel="City" states={[]} onChoose={() => undefined} />,
);
accept(<ValidPeriodPicker {...chosen} from="2026-11" to="2041-12" onConfirm={choose} />);
accept(<PickerSheet {...sheet} {...open} {...body} ref={dialog} />);
accept(
  <Wheel {...open} label="City" columns={columns} onChange={choose} ref={createRef<HTMLDivElement>()} />,
);
// @ts-expect-error The ref goes to the dialog.
accept(<PickerSheet {...sheet} {...body} ref={createRef<HTMLDivElement>()} />);
accept(
  // @ts-expect-error What is in it is the picker's.
  <DatePicker {...chosen} {...days} onConfirm={choose}>
    Words
  </DatePicker>,
);
