import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { AmountField } from './index.js';

const input = () => page.getByRole('textbox', { name: 'Amount' });
const element = () => input().element() as HTMLInputElement;
const withCaret = () => {
  const { value, selectionStart } = element();
  return `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`;
};

it('AmountField groups digits during typing and keeps the caret in place', async () => {
  await render(<AmountField label="Amount" name="amount" />);
  await userEvent.click(input());
  await userEvent.keyboard('10370');
  expect(withCaret()).toBe('10,370|');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(withCaret()).toBe('10,|370');
  await userEvent.keyboard('2');
  expect(withCaret()).toBe('102|,370');
});

it('a deletion at a separator removes the digit beyond the separator', async () => {
  await render(<AmountField label="Amount" name="amount" defaultValue="10370" />);
  await userEvent.click(input());
  element().setSelectionRange(3, 3);
  await userEvent.keyboard('{Backspace}');
  expect(withCaret()).toBe('1|,370');
  await userEvent.keyboard('{Delete}');
  expect(withCaret()).toBe('1|70');
});

it('AmountField shows the value of a form library, also a number', async () => {
  const ref = createRef<HTMLInputElement>();
  await render(<AmountField label="Amount" name="amount" ref={ref} />);
  Object.assign(ref.current as HTMLInputElement, { value: 10_370 });
  expect(element().value).toBe('10,370');
  expect(ref.current?.value).toBe('10370');
});

it('AmountField never increases a pasted amount', async () => {
  const onValue = vi.fn();
  await render(<AmountField label="Amount" name="amount" onValue={onValue} />);
  await userEvent.click(input());
  // As the browser does, past React, which would otherwise see no change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element(), 'KSh 10,370.50');
  element().dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
  expect(onValue).toHaveBeenLastCalledWith('10370');
  expect(element().value).toBe('10,370');
});
