import { Profiler, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { AmountField } from '../amount-field/index.js';
import { AmountSlider } from '../amount-slider/index.js';
import { CodeField } from '../code-field/index.js';
import { PhoneField } from '../phone-field/index.js';
import { TextField } from './index.js';

const onlyLetters = (raw: string) => raw.replace(/\d/g, '');

describe('typing causes no React render', () => {
  it.each<[string, ReactNode, string, string]>([
    ['text', <TextField key="" label="Field" counter maxLength={20} />, 'Wanjiru', 'Wanjiru'],
    ['text that is cleaned', <TextField key="" label="Field" sanitize={onlyLetters} />, 'Ka4mau', 'Kamau'],
    ['several lines', <TextField key="" label="Field" multiline counter={500} />, 'It broke', 'It broke'],
    ['a phone number', <PhoneField key="" label="Field" />, '0712345412', '712345412'],
    ['an amount', <AmountField key="" label="Field" name="amount" />, '10370', '10,370'],
    ['a code', <CodeField key="" label="Field" length={4} />, '48x19', '4819'],
    [
      'the figure of a slider',
      <AmountSlider
        key=""
        typed
        label="Field"
        min={1000}
        max={50_000}
        step={500}
        value={10_000}
        onChange={() => undefined}
        format={(value) => `KSh ${value}`}
      />,
      '2500',
      '2,500',
    ],
  ])('%s', async (_, field, typed, shown) => {
    const rendered = vi.fn();
    await render(
      <Profiler id="field" onRender={rendered}>
        {field}
      </Profiler>,
    );
    expect(rendered).toHaveBeenCalled();
    const input = page.getByRole('textbox', { name: /^Field/ });
    await userEvent.click(input);
    rendered.mockClear();
    await userEvent.keyboard(typed);
    await expect.element(input).toHaveValue(shown);
    expect(rendered).not.toHaveBeenCalled();
  });
});
