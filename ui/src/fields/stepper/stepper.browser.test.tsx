import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { StringsProvider } from '../../foundations/strings/index.js';
import { sw } from '../../foundations/strings/sw.js';
import { Stepper } from './index.js';

const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => error.mockClear());

const count = () => page.getByRole('spinbutton', { name: 'Months' });
const button = (name: string) => page.getByRole('button', { name: `${name}, Months` });
/** The driver waits for what is disabled. */
const press = (name: string) => (button(name).element() as HTMLElement).click();
const said = () => document.querySelector('output')!.textContent;

it('arrows, pages and ends move the count by its step, and stay inside', async () => {
  const onChange = vi.fn();
  await render(<Stepper label="Months" min={1} max={36} step={2} onChange={onChange} />);
  await userEvent.keyboard(
    '{Tab}{ArrowUp}{ArrowUp}{ArrowDown}{PageUp}{End}{ArrowUp}{PageDown}{Home}{ArrowDown}',
  );
  expect(onChange.mock.calls.flat()).toEqual([3, 5, 3, 23, 35, 15, 1]);
  const { ariaValueNow, ariaValueMin, ariaValueMax } = count().element();
  expect([ariaValueNow, ariaValueMin, ariaValueMax]).toEqual(['1', '1', '36']);
});

it('minus and plus are pressed, announced, and end at the ends', async () => {
  const onChange = vi.fn();
  await render(<Stepper label="Months" max={2} onChange={onChange} />);
  expect(button('Less').element().ariaDisabled).toBe('true');
  await userEvent.click(button('More'));
  expect(said()).toBe('1');
  await userEvent.click(button('More'));
  press('More');
  expect(onChange.mock.calls.flat()).toEqual([1, 2]);
  expect(button('More').element().ariaDisabled).toBe('true');
  const { width, height } = button('Less').element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

it('a fitting count is told while it is typed, and any other is corrected aloud', async () => {
  const onChange = vi.fn();
  await render(
    <StringsProvider strings={sw} locale="sw-KE">
      <Stepper label="Months" min={2} max={24} step={2} defaultValue={6} onChange={onChange} />
    </StringsProvider>,
  );
  await userEvent.keyboard('{Tab}1a2');
  expect(onChange.mock.calls).toEqual([[12]]);
  await userEvent.fill(count(), '99');
  expect(onChange).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(24);
  expect(said()).toBe(sw.amountMost.replace('{amount}', '24'));
  await userEvent.fill(count(), '7');
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(8);
  await expect.element(count()).toHaveValue('8');
  expect(said()).toBe(sw.amountNearest.replace('{amount}', '8'));
});

it('an emptied count comes back when the focus leaves', async () => {
  const onChange = vi.fn();
  await render(<Stepper label="Months" max={24} defaultValue={6} onChange={onChange} />);
  await userEvent.fill(count(), '');
  await expect.element(count()).toHaveValue('');
  await userEvent.tab();
  await expect.element(count()).toHaveValue('6');
  expect(onChange).not.toHaveBeenCalled();
});

it('counts below zero are typed with their sign', async () => {
  const onChange = vi.fn();
  await render(<Stepper label="Months" min={-5} max={5} onChange={onChange} />);
  await userEvent.fill(count(), '-3');
  expect(onChange.mock.calls.flat()).toEqual([-3]);
});

it('a host that keeps the count decides, and a disabled stepper does nothing', async () => {
  const onChange = vi.fn();
  const view = await render(<Stepper label="Months" max={9} value={4} onChange={onChange} />);
  await userEvent.keyboard('{Tab}{ArrowUp}');
  expect(onChange.mock.calls).toEqual([[5]]);
  await expect.element(count()).toHaveValue('4');
  await view.rerender(<Stepper label="Months" max={9} value={4} onChange={onChange} disabled />);
  await expect.element(count()).toBeDisabled();
  press('More');
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('Enter confirms the count, and then submits the form as in any input', async () => {
  const onSubmit = vi.fn();
  function Form() {
    const [months, setMonths] = useState(6);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(months);
        }}
      >
        <Stepper label="Months" max={24} value={months} onChange={setMonths} name="months" />
      </form>
    );
  }
  await render(<Form />);
  await userEvent.keyboard('{Tab}12{Enter}');
  expect(onSubmit.mock.calls).toEqual([[12]]);
});

it('the developer is told of a range the wrong way round, and of a value outside', async () => {
  await render(<Stepper label="Swapped" min={9} max={1} />);
  expect(error).toHaveBeenCalledWith(expect.stringMatching(/Stepper: min of "Swapped" \(9\) is above max/));
  await render(<Stepper label="Outside" max={9} value={12} onChange={() => undefined} />);
  expect(error).toHaveBeenCalledWith(expect.stringMatching(/Stepper: value of "Outside" \(12\) is outside/));
  await expect.element(page.getByRole('spinbutton', { name: 'Outside' })).toHaveValue('9');
});
