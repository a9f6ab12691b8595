import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { expectOpen } from '../../test/from-outside.js';
import { expectOpenOverlay } from '../../test/open-overlay.js';
import type { NativeOverlay } from '../platform/native-overlay.js';
import { DatePicker } from './date-picker/index.js';
import { DayOfMonthPicker } from './day-of-month-picker/index.js';
import { OptionPicker } from './option-picker/index.js';
import { PickerSentence, PickerSheet } from './picker-sheet/index.js';
import { RegionPicker } from './region-picker/index.js';
import { ValidPeriodPicker } from './valid-period-picker/index.js';
import { WeekdayPicker } from './weekday-picker/index.js';
import { Wheel } from './wheel/index.js';

const options = [
  { value: 'nairobi', label: 'Nairobi' },
  { value: 'nakuru', label: 'Nakuru' },
];
const ignore = () => undefined;
const sheet = { open: true, onOpenChange: ignore, title: 'Which one?', value: null };
const days = { min: '1943-01-01', max: '2008-12-31' };

const pickers: [string, ComponentType<NativeOverlay>][] = [
  ['OptionPicker', (all) => <OptionPicker {...sheet} {...all} options={options} onChoose={ignore} />],
  ['DatePicker', (all) => <DatePicker {...sheet} {...all} {...days} onConfirm={ignore} />],
  ['WeekdayPicker', (all) => <WeekdayPicker {...sheet} {...all} onChoose={ignore} />],
  ['DayOfMonthPicker', (all) => <DayOfMonthPicker {...sheet} {...all} onConfirm={ignore} />],
  [
    'RegionPicker',
    (all) => (
      <RegionPicker
        {...sheet}
        {...all}
        stateLabel="State"
        cityLabel="City"
        states={[{ value: 'rift', label: 'Rift Valley', cities: options }]}
        onChoose={ignore}
      />
    ),
  ],
  [
    'ValidPeriodPicker',
    (all) => <ValidPeriodPicker {...sheet} {...all} from="2026-11" to="2041-12" onConfirm={ignore} />,
  ],
  [
    'PickerSheet',
    (all) => (
      <PickerSheet open onOpenChange={ignore} title="Which one?" {...all}>
        Rows
      </PickerSheet>
    ),
  ],
];

it.each(pickers)('%s applies looks to the panel, and everything else to the dialog', async (_, Picker) => {
  expect(await expectOpenOverlay(Picker, 'Which one?', '.kopa-sheet-panel')).toEqual(['more']);
});

it('Wheel and PickerSentence pass on looks, attributes, events and their refs', async () => {
  const column = { id: 'city', label: 'City', options, value: 'nakuru' };
  await expectOpen(
    (all) => <Wheel {...all} label="City" columns={[column]} onChange={ignore} />,
    '.kopa-wheel',
  );
  document.body.replaceChildren();
  await expectOpen((all) => <PickerSentence {...all}>Nakuru</PickerSentence>, 'output');
});
