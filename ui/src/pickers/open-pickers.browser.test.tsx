import type { ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { expectOpen } from '../../test/from-outside.js';
import { hasEntry, openDialogs } from '../../test/sheet-host.js';
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

it.each(pickers)('%s: looks go to the panel, everything else to the dialog', async (_, Picker) => {
  const ref = vi.fn();
  const onKeyDown = vi.fn();
  const screen = await render(
    <Picker
      className="from-outside"
      style={{ opacity: 0.5 }}
      id="from-outside"
      data-testid="from-outside"
      aria-describedby="more"
      onKeyDown={onKeyDown}
      ref={ref}
    />,
  );
  await expect.element(page.getByRole('dialog', { name: 'Which one?' })).toBeVisible();
  const [dialog] = openDialogs();
  expect(dialog?.id).toBe('from-outside');
  expect(dialog?.dataset['testid']).toBe('from-outside');
  expect(dialog?.getAttribute('aria-describedby')).toBe('more');
  expect(dialog?.className).not.toContain('from-outside');
  expect(ref).toHaveBeenCalledWith(dialog);
  const panel = dialog?.querySelector<HTMLElement>('.kopa-sheet-panel');
  expect(panel?.className.endsWith(' from-outside')).toBe(true);
  expect(panel?.style.opacity).toBe('0.5');
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
  expect(onKeyDown).toHaveBeenCalledTimes(1);
  await screen.unmount();
  await expect.poll(hasEntry).toBe(false);
});

it('Wheel and PickerSentence hand looks, attributes, events and their refs on', async () => {
  const column = { id: 'city', label: 'City', options, value: 'nakuru' };
  await expectOpen(
    (all) => <Wheel {...all} label="City" columns={[column]} onChange={ignore} />,
    '.kopa-wheel',
  );
  document.body.replaceChildren();
  await expectOpen((all) => <PickerSentence {...all}>Nakuru</PickerSentence>, 'output');
});
