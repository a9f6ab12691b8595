import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { StringsProvider } from '../../foundations/strings/index.js';
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

/** The text in the row: the value is digits, wherever the host reads it. */
function shown(): string {
  const { get } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
  return get!.call(input().element()) as string;
}

describe('a number is shown in groups, and its value is digits', () => {
  it('a typed number is grouped, and a digit in the middle is replaced without moving the caret', async () => {
    const onChange = vi.fn<(value: string) => void>();
    await render(
      <PhoneField label="Mobile number" onChange={(event) => onChange(event.currentTarget.value)} />,
    );
    await userEvent.click(input());
    await userEvent.keyboard('712345x678');
    expect(shown()).toBe('712 345 678');
    expect(onChange).toHaveBeenLastCalledWith('712345678');
    // Between 4 and 5: one digit goes, another comes.
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{Backspace}9');
    expect(shown()).toBe('712 395 678');
    expect((input().element() as HTMLInputElement).selectionStart).toBe('712 39'.length);
    // Backspace right after a gap takes the digit before the gap at the second press.
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Backspace}{Backspace}');
    expect(shown()).toBe('713 956 78');
    expect(onChange).toHaveBeenLastCalledWith('71395678');
  });

  it('a number that the host sets is grouped: initially, later, and by the element', async () => {
    const view = await render(<PhoneField label="Mobile number" value="712345678" onChange={vi.fn()} />);
    expect(shown()).toBe('712 345 678');
    await view.rerender(<PhoneField label="Mobile number" value="722000111" onChange={vi.fn()} />);
    expect(shown()).toBe('722 000 111');
    (input().element() as HTMLInputElement).value = '733000222';
    expect([shown(), (input().element() as HTMLInputElement).value]).toEqual(['733 000 222', '733000222']);
  });

  it('the groups and the example of the empty row are the market’s', async () => {
    const market = {
      currency: { symbol: 'MX$', decimals: 2 },
      phone: { callingCode: '52', digits: 10, groups: [2, 4, 4], example: '5512345678' },
    };
    await render(
      <StringsProvider locale="es-MX" market={market}>
        <PhoneField label="Mobile number" />
      </StringsProvider>,
    );
    await expect.element(input()).toHaveAttribute('placeholder', '55 1234 5678');
    await userEvent.click(input());
    await userEvent.keyboard('5587654321');
    expect(shown()).toBe('55 8765 4321');
  });
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
