/* What the types of sheets and pickers take and refuse; the type checker is the test (`tsc -p ui`). */
import { createRef, type ReactNode } from 'react';
import { BottomSheet, type CloseReason, type OnOpenChange } from '../src/overlays/bottom-sheet/index.ts';
import { DatePicker } from '../src/pickers/date-picker/index.ts';
import { OptionPicker } from '../src/pickers/option-picker/index.ts';
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
// @ts-expect-error A sheet that nobody could close.
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
