import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { RegionPicker, type Region, type RegionPickerProps } from './index.js';

const plain = (...labels: string[]) => labels.map((label) => ({ value: label, label }));
const states: Region[] = [
  { value: 'Coast', label: 'Coast', cities: plain('Kilifi', 'Lamu', 'Mombasa') },
  { value: 'Nairobi', label: 'Nairobi', cities: plain('Dagoretti', 'Kasarani') },
  {
    value: 'Rift',
    label: 'Rift Valley',
    cities: plain(...Array.from({ length: 14 }, (_, at) => `District ${at + 1}`)),
  },
];
const unloaded = states.map(({ value, label }) => ({ value, label }));

const open = (props: Partial<RegionPickerProps>) =>
  render(
    <RegionPicker
      open
      onOpenChange={() => undefined}
      title="Where you live"
      stateLabel="Province"
      cityLabel="District"
      states={states}
      value={null}
      onChoose={() => undefined}
      {...props}
    />,
  );
const tab = (name: string) => page.getByRole('tab', { name });
const list = (name: string) => page.getByRole('listbox', { name });
const option = (name: string) => page.getByRole('option', { name });

it('RegionPicker is used level by level with keys alone, and states the path', async () => {
  const onChoose = vi.fn();
  const onOpenChange = vi.fn();
  await open({ onChoose, onOpenChange });
  await expect.element(list('Province')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(list('District')).toHaveFocus();
  await expect.element(page.getByText('Nairobi. Now choose: District')).toBeInTheDocument();
  await expect.element(tab('Province Nairobi')).toBeInTheDocument();
  await expect.element(tab('District Choose')).toHaveAttribute('aria-selected', 'true');
  expect(onChoose).not.toHaveBeenCalled();
  await userEvent.keyboard('{End}{Enter}');
  expect(onChoose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onChoose.mock.calls).toEqual([[{ state: 'Nairobi', city: 'Kasarani' }]]);
  expect(onOpenChange.mock.calls).toEqual([[false, 'confirm']]);
});

it('RegionPicker opens at the city once a state is chosen, and returns by its tab', async () => {
  await open({ value: { state: 'Coast', city: 'Lamu' } });
  await expect.element(option('Lamu')).toHaveAttribute('aria-selected', 'true');
  tab('District Lamu').element().focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(tab('Province Coast')).toHaveFocus();
  await expect.element(option('Coast')).toHaveAttribute('aria-selected', 'true');
});

it('RegionPicker clears the city when another state is chosen, and announces that', async () => {
  await open({ value: { state: 'Coast', city: 'Lamu' }, startAt: 'state' });
  await userEvent.click(option('Nairobi'));
  await expect.element(tab('District Choose')).toBeInTheDocument();
  await expect
    .element(page.getByText('Nairobi chosen. Lamu was cleared, because it is somewhere else'))
    .toBeVisible();
});

it('RegionPicker keeps the city when the same state is chosen again', async () => {
  await open({ value: { state: 'Coast', city: 'Lamu' }, startAt: 'state' });
  await userEvent.click(option('Coast'));
  await expect.element(tab('District Lamu')).toBeInTheDocument();
  await expect.element(option('Lamu')).toHaveAttribute('aria-selected', 'true');
});

it('RegionPicker explains that a state comes first, and leads there', async () => {
  await open({ startAt: 'city' });
  await userEvent.click(page.getByRole('button', { name: 'Choose this first: Province' }));
  await expect.element(list('Province')).toHaveFocus();
});

it('RegionPicker searches a long level', async () => {
  await open({});
  await expect.element(page.getByRole('combobox')).not.toBeInTheDocument();
  await userEvent.click(option('Rift Valley'));
  await userEvent.fill(page.getByRole('combobox', { name: 'Search' }), '14');
  await expect.element(page.getByText('1 of 14 in Rift Valley')).toBeVisible();
});

it('RegionPicker loads the cities of a state once, repeats a failed load, and ignores a late answer for another state', async () => {
  const answers = new Map<string, { give: (cities: ReturnType<typeof plain>) => void; fail: () => void }>();
  const loadCities = vi.fn(
    (state: string) =>
      new Promise<ReturnType<typeof plain>>((give, fail) => {
        answers.set(state, { give, fail: () => fail(new Error('offline')) });
      }),
  );
  const onChoose = vi.fn();
  await open({ states: unloaded, loadCities, onChoose });
  await userEvent.click(option('Coast'));
  await expect.poll(() => document.querySelector('[aria-busy=true]')).not.toBeNull();
  await userEvent.click(tab('Province Coast'));
  await userEvent.click(option('Nairobi'));
  answers.get('Coast')?.give(plain('Kilifi'));
  await expect.element(page.getByRole('option')).not.toBeInTheDocument();
  answers.get('Nairobi')?.fail();
  await expect.element(page.getByRole('alert').getByText('The list did not arrive')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  answers.get('Nairobi')?.give(plain('Dagoretti'));
  await userEvent.click(option('Dagoretti'));
  await userEvent.click(page.getByRole('button', { name: 'Confirm' }));
  expect(onChoose.mock.calls).toEqual([[{ state: 'Nairobi', city: 'Dagoretti' }]]);
  await userEvent.click(tab('Province Nairobi'));
  await userEvent.click(option('Coast'));
  await expect.element(option('Kilifi')).toBeVisible();
  expect(loadCities.mock.calls.map(([state]) => state)).toEqual(['Coast', 'Nairobi', 'Nairobi']);
});

it('RegionPicker reports an unknown state to the developer', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await open({ value: { state: 'Atlantis', city: null } });
  await expect.element(list('Province')).toBeVisible();
  expect(error.mock.calls.flat()).toContainEqual(
    expect.stringContaining('"Atlantis" is not among the options'),
  );
  error.mockRestore();
});
