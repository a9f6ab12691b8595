import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { StringsProvider } from '../../foundations/strings/index.js';
import { en } from '../../foundations/strings/en.js';
import { DatePicker, type DatePickerProps } from './index.js';

const picker = (props: Partial<DatePickerProps>) => (
  <DatePicker
    open
    onOpenChange={() => undefined}
    title="Birthday"
    value="1994-03-14"
    min="1943-01-01"
    max="2008-12-31"
    onConfirm={() => undefined}
    {...props}
  />
);
const open = (props: Partial<DatePickerProps>) => render(picker(props));
const slider = (name: string) => page.getByRole('slider', { name });
const said = (text: string) =>
  expect.element(page.getByRole('dialog').getByText(text, { exact: false }).first()).toBeVisible();
const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);
const confirm = () => userEvent.click(page.getByRole('button', { name: 'Confirm' }));

it('DatePicker has few elements for 65 years', async () => {
  await open({});
  await expect.element(slider('Year')).toHaveAttribute('aria-valuetext', '1994');
  expect(slider('Year').element()).toMatchObject({ min: '0', max: '65' });
  expect(page.getByRole('dialog').element().querySelectorAll('*').length).toBeLessThan(51);
});

it('DatePicker states the whole date, and the name of each column', async () => {
  await open({});
  await expect.element(page.getByRole('group', { name: 'Birthday' })).toBeInTheDocument();
  await expect.element(slider('Day')).toHaveAttribute('aria-valuetext', '14');
  await expect.element(slider('Month')).toHaveAttribute('aria-valuetext', 'March');
  await expect.element(page.getByText('14 March 1994')).toBeVisible();
});

it('DatePicker moves a day that the month lacks, announces the change, and moves it back', async () => {
  const onConfirm = vi.fn();
  await open({ value: '1994-03-31', onConfirm });
  await userEvent.click(slider('Month').element().parentElement!, { position: { x: 20, y: 150 } });
  await said('30 April 1994');
  await said('the month has 30 days');
  await expect.element(slider('Day')).toHaveAttribute('aria-valuetext', '30');
  await userEvent.keyboard('{ArrowDown}');
  await said('31 May 1994');
  await userEvent.keyboard('{ArrowUp}');
  await confirm();
  expect(onConfirm.mock.calls).toEqual([['1994-04-30']]);
});

it('DatePicker swaps reversed limits, and reports them to the developer', async () => {
  const error = quiet();
  await open({ min: '2008-12-31', max: '1943-01-01' });
  expect(error.mock.calls.flat()).toContainEqual(expect.stringContaining('Swap them'));
  await said('14 March 1994');
  expect(slider('Year').element()).toMatchObject({ max: '65' });
  error.mockRestore();
});

it('DatePicker states that a day outside the limits is unavailable, and the new start', async () => {
  await open({ value: '2011-05-05' });
  await said('31 December 2008');
  await said('it was 5 May 2011, which cannot be chosen here');
  slider('Year').element().focus();
  await userEvent.keyboard('{ArrowUp}');
  await said('31 December 2007');
  await expect.element(page.getByText('cannot be chosen here')).not.toBeInTheDocument();
});

it('DatePicker takes a day that does not exist as none, and reports it to the developer', async () => {
  const error = quiet();
  await open({ value: '14/03/1994', initial: '1996-06-15' });
  expect(error.mock.calls.flat()).toContainEqual(
    expect.stringContaining('value ("14/03/1994") is not a day'),
  );
  await said('15 June 1996');
  error.mockRestore();
});

it('DatePicker stays open while a rule refuses the day, and announces the reason', async () => {
  const onConfirm = vi.fn();
  const onOpenChange = vi.fn();
  const young = 'You must be 18 or older to borrow';
  await open({ value: '2008-12-30', validate: () => young, onConfirm, onOpenChange });
  await confirm();
  await expect.element(page.getByRole('alert').getByText(young)).toBeInTheDocument();
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onOpenChange).not.toHaveBeenCalled();
});

it('DatePicker accepts typing in the order of the locale', async () => {
  const onConfirm = vi.fn();
  await render(
    <StringsProvider strings={en} locale="en-US">
      {picker({ value: null, onConfirm })}
    </StringsProvider>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Type it instead' }));
  await expect.element(page.getByRole('textbox', { name: 'Month' })).toHaveFocus();
  await userEvent.keyboard('7{Tab}4{Tab}1991{Enter}');
  expect(onConfirm.mock.calls).toEqual([['1991-07-04']]);
});

it('DatePicker focuses the text field during the tap: Safari opens no keyboard later', async () => {
  await open({});
  const button = page.getByRole('button', { name: 'Type it instead' });
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).click();
  expect(page.getByRole('textbox', { name: 'Day' }).element()).toBe(document.activeElement);
});

it('DatePicker starts at its value again after Cancel', async () => {
  const { rerender } = await open({});
  slider('Year').element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await said('14 March 1995');
  await rerender(picker({ open: false }));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await rerender(picker({}));
  await said('14 March 1994');
});

it('DatePicker can use lists', async () => {
  await open({ presentation: 'list' });
  const month = page.getByRole('listbox', { name: 'Month' });
  await userEvent.click(month.getByRole('option', { name: 'April' }));
  await said('14 April 1994');
});

it('DatePicker creates nothing before its first opening, and no Intl format for a locale with known words', async () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  const { rerender } = await open({ open: false });
  await expect.element(page.getByRole('dialog', { includeHidden: true })).not.toBeInTheDocument();
  await rerender(picker({}));
  await said('14 March 1994');
  expect(made).not.toHaveBeenCalled();
  made.mockRestore();
});
