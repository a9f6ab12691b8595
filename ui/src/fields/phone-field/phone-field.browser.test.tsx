import { afterEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { FieldGroup } from '../field-row/index.js';
import { PhoneField } from './index.js';

const input = () => page.getByRole('textbox', { name: 'Mobile number' });

describe('pasted numbers', () => {
  it.each([
    '+254 712 345 412',
    '+254712345412',
    '254712345412',
    '00254 712 345 412',
    '0712 345 412',
    '0712-345-412',
    '(0712) 345412',
    '712345412',
  ])('%s becomes 712345412', async (pasted) => {
    await render(<PhoneField label="Mobile number" />);
    await userEvent.click(input());
    // All at one time, as a paste is.
    document.execCommand('insertText', false, pasted);
    await expect.element(input()).toHaveValue('712345412');
  });
});

it('a number that begins like the prefix is kept', async () => {
  await render(<PhoneField label="Mobile number" />);
  await userEvent.click(input());
  await userEvent.keyboard('254712345');
  await expect.element(input()).toHaveValue('254712345');
});

describe('a number of nine digits never scrolls in its row', () => {
  afterEach(() => {
    document.documentElement.style.fontSize = '';
  });

  it.each([
    [360, '100%'],
    [320, '100%'],
    [360, '200%'],
    [320, '200%'],
  ])('a number of nine digits fits at %i px and %s of text', async (width, size) => {
    document.documentElement.style.fontSize = size;
    await render(
      <div style={{ width, padding: 16, boxSizing: 'border-box' }}>
        <FieldGroup>
          <PhoneField label="Mobile number" required defaultValue="712345412" />
        </FieldGroup>
      </div>,
    );
    await userEvent.click(input());
    const control = input().element() as HTMLInputElement;
    expect(control.scrollWidth).toBeLessThanOrEqual(control.clientWidth);
    await expect.element(page.getByText('+254')).toBeVisible();
    await expect.element(page.getByText('9 of 9')).toBeVisible();
  });
});
