import { useState } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { AmountSlider } from './index.js';

function Slider() {
  const [value, setValue] = useState(10_000);
  return (
    <AmountSlider
      typed
      label="How much do you need?"
      min={1000}
      max={50_000}
      step={500}
      value={value}
      onChange={setValue}
      format={(amount) => `KSh ${amount.toLocaleString('en-KE')}`}
    />
  );
}

const range = () => page.getByRole('slider', { name: 'How much do you need?' });
const figure = () => page.getByRole('textbox', { name: 'How much do you need? Type the amount' });
const told = () => page.getByRole('status');

it('AmountSlider takes a typed amount when the focus leaves the field, and the slider follows', async () => {
  await render(<Slider />);
  await userEvent.click(figure());
  await userEvent.keyboard('25500');
  await expect.element(range()).toHaveAttribute('aria-valuetext', 'KSh 10,000');
  await userEvent.keyboard('{Tab}');
  await expect.element(range()).toHaveAttribute('aria-valuetext', 'KSh 25,500');
  await expect.element(told()).toHaveTextContent('');
});

it.each([
  ['10300', 'KSh 10,500', 'The nearest amount is KSh 10,500'],
  ['12', 'KSh 1,000', 'The least is KSh 1,000'],
  ['90000', 'KSh 50,000', 'The most is KSh 50,000'],
])('AmountSlider never corrects %s silently', async (typed, taken, words) => {
  await render(<Slider />);
  await userEvent.click(figure());
  await userEvent.keyboard(`${typed}{Enter}`);
  await expect.element(range()).toHaveAttribute('aria-valuetext', taken);
  await expect.element(told()).toHaveTextContent(words);
  await expect.element(figure()).toHaveValue(taken.slice(4));
  await expect.element(figure()).toHaveAccessibleDescription(words);
  await userEvent.fill(figure(), '2000');
  await userEvent.keyboard('{Enter}');
  await expect.element(told()).toHaveTextContent('');
});

it('AmountSlider keeps its value after an empty input or Escape', async () => {
  await render(<Slider />);
  await userEvent.click(figure());
  await userEvent.keyboard('{Backspace}{Tab}');
  await expect.element(figure()).toHaveValue('10,000');
  await userEvent.click(figure());
  await userEvent.keyboard('777{Escape}');
  await expect.element(figure()).toHaveValue('10,000');
  await expect.element(range()).toHaveAttribute('aria-valuetext', 'KSh 10,000');
});

it('AmountSlider moves by one step with keys and buttons', async () => {
  await render(<Slider />);
  (range().element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(range()).toHaveAttribute('aria-valuetext', 'KSh 10,500');
  await userEvent.click(page.getByRole('button', { name: 'More' }));
  await expect.element(figure()).toHaveValue('11,000');
});
