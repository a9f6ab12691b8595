import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { DayOfMonthPicker, type DayOfMonthPickerProps } from './index.js';

const open = (props: Partial<DayOfMonthPickerProps>) =>
  render(
    <DayOfMonthPicker
      open
      onOpenChange={() => undefined}
      title="Payday"
      value={15}
      onConfirm={() => undefined}
      {...props}
    />,
  );
const day = (name: string) => page.getByRole('radio', { name, exact: true });
const said = (text: string) =>
  expect
    .element(page.getByRole('dialog').getByRole('status').filter({ hasText: text }).first())
    .toBeVisible();

it('DayOfMonthPicker has 31 radios, each with a name and at least 44 px, also on a phone of 320 px', async () => {
  await page.viewport(320, 640);
  await open({});
  const radios = page.getByRole('radiogroup', { name: 'Payday' }).getByRole('radio');
  expect(radios.elements()).toHaveLength(31);
  for (const radio of radios.elements()) {
    const { width, height } = radio.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  await expect.element(day('15')).toBeChecked();
  await expect.element(day('31, in shorter months, the last day')).toBeInTheDocument();
  await page.viewport(360, 740);
});

it('DayOfMonthPicker is used by keys and confirmed by Enter', async () => {
  const onConfirm = vi.fn();
  const onOpenChange = vi.fn();
  await open({ onConfirm, onOpenChange });
  day('15').element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await said('Day 22 of every month');
  await userEvent.keyboard('{ArrowLeft}{Home}');
  await expect.element(day('15')).toHaveFocus();
  await userEvent.keyboard('{PageDown}');
  await said('in shorter months, the last day');
  await userEvent.keyboard('{Enter}');
  expect(onConfirm.mock.calls).toEqual([[29]]);
  expect(onOpenChange.mock.calls).toEqual([[false, 'confirm']]);
});

it('DayOfMonthPicker states why a day is unavailable and keeps the previous day', async () => {
  const onConfirm = vi.fn();
  const reason = 'The second payday must be another day';
  await open({ unavailable: [{ day: 20, reason }], onConfirm });
  // Playwright waits until an aria-disabled element is enabled; a finger does not.
  (day(`20, ${reason}`).element() as HTMLElement).click();
  await said(reason);
  await expect.element(day(`20, ${reason}`)).not.toBeChecked();
  await expect.element(day(`20, ${reason}`)).toHaveAttribute('aria-disabled', 'true');
  await expect.element(day('15')).toBeChecked();
  await userEvent.click(page.getByRole('button', { name: 'Confirm' }));
  expect(onConfirm.mock.calls).toEqual([[15]]);
});

it('DayOfMonthPicker asks for a day when none is chosen', async () => {
  const onConfirm = vi.fn();
  await open({ value: null, onConfirm });
  await userEvent.click(page.getByRole('button', { name: 'Confirm' }));
  await expect.element(page.getByRole('alert').getByText('Choose a day of the month')).toBeInTheDocument();
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.click(day('5').element().parentElement!);
  await userEvent.click(page.getByRole('button', { name: 'Confirm' }));
  expect(onConfirm.mock.calls).toEqual([[5]]);
});

it('DayOfMonthPicker reports an invalid day to the developer and marks none', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await open({ value: 32 });
  expect(error.mock.calls.flat()).toContainEqual(expect.stringContaining('32 is not a day of the month'));
  expect(document.querySelectorAll('input:checked')).toHaveLength(0);
  error.mockRestore();
});
