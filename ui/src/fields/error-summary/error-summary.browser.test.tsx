import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { AmountField } from '../amount-field/index.js';
import { PhotoField } from '../photo-field/index.js';
import { RadioList } from '../radio-list/index.js';
import { ErrorSummary } from './index.js';

const options = ['Never', '1 to 7 days', 'Longer'].map((label) => ({ value: label, label }));
const errors = [
  { fieldId: 'late', label: 'Late', message: 'choose one answer' },
  { fieldId: 'amount', label: 'Amount', message: 'enter 500 or more' },
  { fieldId: 'face', label: 'Your face', message: 'take a photo' },
];

const Page = ({ chosen }: { chosen?: string }) => (
  <div style={{ paddingBottom: '200vh' }}>
    <ErrorSummary errors={errors} attempt={1} />
    <div style={{ height: '150vh' }} />
    <RadioList id="late" legend="How late were you?" options={options} defaultValue={chosen} />
    <AmountField id="amount" label="Amount" name="amount" />
    <PhotoField id="face" title="3. Your face" state="todo" onFile={() => undefined} />
  </div>
);

it('ErrorSummary scrolls the question of radios into view, not only the radio', async () => {
  await render(<Page />);
  await userEvent.click(page.getByRole('link', { name: 'Late: choose one answer' }));
  await expect.element(page.getByRole('radio', { name: 'Never' })).toHaveFocus();
  await expect.element(page.getByText('How late were you?')).toBeInViewport();
});

it('ErrorSummary leads to the chosen radio, if one is chosen', async () => {
  await render(<Page chosen="Longer" />);
  await userEvent.click(page.getByRole('link', { name: /^Late/ }));
  await expect.element(page.getByRole('radio', { name: 'Longer' })).toHaveFocus();
});

it('ErrorSummary leads to the visible field if a hidden field holds the value, and to elements without a control', async () => {
  await render(<Page />);
  await userEvent.click(page.getByRole('link', { name: /^Amount/ }));
  await expect.element(page.getByRole('textbox', { name: 'Amount' })).toHaveFocus();
  await userEvent.click(page.getByRole('link', { name: /^Your face/ }));
  await expect.element(page.getByRole('group', { name: '3. Your face' })).toHaveFocus();
});

it('ErrorSummary does not change the address, which is the route of the app', async () => {
  await render(<Page />);
  const before = location.href;
  await userEvent.click(page.getByRole('link', { name: /^Late/ }));
  expect(location.href).toBe(before);
});
