import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { OptionPicker, type OptionPickerProps } from './index.js';

const education = ['No school', 'Primary school', 'Senior school', 'Technical college', 'University'];
const options = education.map((label, at) => ({ value: String(at + 1), label }));
const many = Array.from({ length: 20 }, (_, at) => ({ value: `${at}`, label: `District ${at}` }));

const open = (props: Partial<OptionPickerProps>) =>
  render(
    <OptionPicker
      open
      onOpenChange={() => undefined}
      title="Education"
      options={options}
      value="3"
      onChoose={() => undefined}
      {...props}
    />,
  );
const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);
const dialog = () => page.getByRole('dialog', { name: 'Education' });

it('OptionPicker marks a label in another language', async () => {
  await open({ options: [...options, { value: 'sw', label: 'Shule ya msingi', lang: 'sw' }] });
  await expect.element(page.getByText('Shule ya msingi')).toHaveAttribute('lang', 'sw');
});

it('[S2-93] OptionPicker marks and takes by keys alone', async () => {
  const onChoose = vi.fn();
  const onOpenChange = vi.fn();
  await open({ onChoose, onOpenChange });
  const list = page.getByRole('listbox', { name: 'Education' });
  await expect.element(list).toHaveFocus();
  await expect
    .element(page.getByRole('option', { name: 'Senior school' }))
    .toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{End}{ArrowUp}{Enter}');
  await expect
    .element(page.getByRole('option', { name: 'Technical college' }))
    .toHaveAttribute('aria-selected', 'true');
  expect(onChoose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onChoose.mock.calls).toEqual([['4']]);
  expect(onOpenChange.mock.calls).toEqual([[false, 'confirm']]);
});

it('[S2-92][S2-93] a tap marks a row; Confirm takes the mark, or a second tap; Cancel takes nothing', async () => {
  const onChoose = vi.fn();
  const onOpenChange = vi.fn();
  await open({ value: null, onChoose, onOpenChange });
  const confirm = page.getByRole('button', { name: 'Confirm' });
  await userEvent.click(confirm);
  await expect.element(dialog().getByText('Choose one first')).toBeVisible();
  expect(onOpenChange).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole('option', { name: 'University' }));
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
  expect(onChoose).not.toHaveBeenCalled();
  await userEvent.click(confirm);
  await userEvent.click(page.getByRole('option', { name: 'Primary school' }));
  await userEvent.click(page.getByRole('option', { name: 'Primary school' }));
  expect(onChoose.mock.calls).toEqual([['5'], ['2']]);
  expect(onOpenChange.mock.calls.map(([, reason]) => reason)).toEqual(['cancel', 'confirm', 'confirm']);
});

it('where the host lets a list choose at once, a tap takes, and there is no Confirm', async () => {
  const onChoose = vi.fn();
  await open({ value: null, choosing: 'atOnce', onChoose });
  await expect.element(page.getByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('option', { name: 'University' }));
  expect(onChoose.mock.calls).toEqual([['5']]);
});

it("OptionPicker states an empty list, or shows the host's words", async () => {
  const { rerender } = await open({ options: [], value: null });
  await expect.element(dialog().getByText('Nothing to choose from')).toBeVisible();
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await rerender(
    <OptionPicker
      open
      onOpenChange={() => undefined}
      title="Education"
      options={[]}
      value={null}
      onChoose={() => undefined}
      empty="No banks in this country yet"
    />,
  );
  await expect.element(dialog().getByText('No banks in this country yet')).toBeVisible();
});

it('OptionPicker is busy while the list loads, and does not report an unknown value', async () => {
  const error = quiet();
  await open({ options: [], loading: true, search: true });
  await expect.element(dialog().getByText('Loading')).toBeInTheDocument();
  expect(dialog().element().querySelector('[aria-busy="true"]')).not.toBeNull();
  expect(dialog().element()).toHaveAttribute('data-height', 'half');
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});

it('OptionPicker announces why the list did not load, and loads again', async () => {
  const onRetry = vi.fn();
  await open({ options: [], error: true, onRetry });
  await expect.element(page.getByRole('alert').getByText('The list did not arrive')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('OptionPicker reports a repeated value to the developer and shows the first', async () => {
  const error = quiet();
  await open({ options: [...options, { value: '1', label: 'None' }] });
  expect(error.mock.calls.flat()).toContainEqual(expect.stringContaining('two options with the same value'));
  await expect.poll(() => page.getByRole('option').elements().length).toBe(5);
  error.mockRestore();
});

it('OptionPicker reports an unknown value to the developer and marks none', async () => {
  const error = quiet();
  await open({ value: '77' });
  expect(error.mock.calls.flat()).toContainEqual(expect.stringContaining('"77" is not among the options'));
  expect(document.querySelectorAll('[aria-selected=true]')).toHaveLength(0);
  error.mockRestore();
});

it('[S2-91] OptionPicker has half a page and a search field from 13 rows, or on request', async () => {
  const { rerender } = await open({ options: many, value: null });
  await expect.element(page.getByRole('combobox', { name: 'Search' })).toBeVisible();
  expect(dialog().element()).toHaveAttribute('data-height', 'half');
  await userEvent.fill(page.getByRole('combobox'), '17');
  await expect.element(dialog().getByText('1 of 20')).toBeVisible();
  await rerender(
    <OptionPicker
      open
      onOpenChange={() => undefined}
      title="Education"
      options={many}
      value={null}
      onChoose={() => undefined}
      search={false}
    />,
  );
  await expect.element(page.getByRole('combobox')).not.toBeInTheDocument();
});
