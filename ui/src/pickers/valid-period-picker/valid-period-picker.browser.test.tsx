import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { ValidPeriodPicker, type ValidPeriodPickerProps } from './index.js';

const open = (props: Partial<ValidPeriodPickerProps>) =>
  render(
    <ValidPeriodPicker
      open
      onOpenChange={() => undefined}
      title="Valid until"
      value="2029-07"
      from="2026-11"
      to="2046-12"
      onConfirm={() => undefined}
      {...props}
    />,
  );
const slider = (name: string) => page.getByRole('slider', { name });
const said = (text: string) =>
  expect.element(page.getByRole('dialog').getByText(text, { exact: false }).first()).toBeVisible();
const confirm = () => userEvent.click(page.getByRole('button', { name: 'Confirm' }));

it('ValidPeriodPicker is turned by keys', async () => {
  const onConfirm = vi.fn();
  await open({ onConfirm });
  await expect.element(slider('Month')).toHaveAttribute('aria-valuetext', '07 · July');
  await expect.element(slider('Year')).toHaveAttribute('aria-valuetext', '2029');
  slider('Month').element().focus();
  await userEvent.keyboard('{ArrowDown}{Tab}{ArrowUp}');
  await said('August 2028');
  await confirm();
  expect(onConfirm.mock.calls).toEqual([['2028-08']]);
});

it('ValidPeriodPicker refuses a month before the first, and names the first', async () => {
  const onConfirm = vi.fn();
  await open({ value: '2026-12', onConfirm });
  slider('Month').element().focus();
  await userEvent.keyboard('{Home}');
  await said('Choose November 2026 or later');
  await confirm();
  expect(onConfirm).not.toHaveBeenCalled();
});

it('ValidPeriodPicker states that the earlier choice has expired, and the new start', async () => {
  await open({ value: '2024-02' });
  await said('November 2026');
  await said('it was February 2024, which cannot be chosen here');
});

it('ValidPeriodPicker focuses the text field during the tap: Safari opens no keyboard later', async () => {
  await open({});
  const button = page.getByRole('button', { name: 'Type it instead' });
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).click();
  expect(page.getByRole('textbox', { name: 'Valid until' }).element()).toBe(document.activeElement);
});

it('ValidPeriodPicker accepts typing as on the card', async () => {
  const onConfirm = vi.fn();
  const onOpenChange = vi.fn();
  await open({ value: null, onConfirm, onOpenChange });
  await userEvent.click(page.getByRole('button', { name: 'Type it instead' }));
  const input = page.getByRole('textbox', { name: 'Valid until' });
  await expect.element(input).toHaveFocus();
  await userEvent.keyboard('930');
  await expect.element(input).toHaveValue('09/30');
  await said('September 2030');
  await userEvent.keyboard('{Enter}');
  expect(onConfirm.mock.calls).toEqual([['2030-09']]);
  expect(onOpenChange.mock.calls).toEqual([[false, 'confirm']]);
});

it('ValidPeriodPicker states the fault of a typed text', async () => {
  await open({ value: null });
  await userEvent.click(page.getByRole('button', { name: 'Type it instead' }));
  const input = page.getByRole('textbox', { name: 'Valid until' });
  await userEvent.keyboard('{Enter}');
  await said('Write the month and the year');
  await userEvent.fill(input, '13/29');
  await confirm();
  await said('13/29 is not a month and a year');
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  await expect.element(input).toHaveFocus();
  await userEvent.fill(input, '01/26');
  await confirm();
  await said('Choose November 2026 or later');
});

it('ValidPeriodPicker swaps reversed limits, and reports them to the developer', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await open({ from: '2046-12', to: '2026-11' });
  expect(error.mock.calls.flat()).toContainEqual(expect.stringContaining('Swap them'));
  await said('July 2029');
  error.mockRestore();
});
