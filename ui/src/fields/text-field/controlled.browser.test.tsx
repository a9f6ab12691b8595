import { useState, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { AmountField } from '../amount-field/index.js';
import { AmountSlider } from '../amount-slider/index.js';
import { ChoiceChips } from '../choice-chips/index.js';
import { CodeField } from '../code-field/index.js';
import { PhoneField } from '../phone-field/index.js';
import { TextField } from './index.js';

const words = (value: number) => `KSh ${value}`;
const noDigits = (raw: string) => raw.replace(/\d/g, '');

/** A controlled field, beside its parent's value and a control for another value. */
function Kept({
  draw,
  at,
  take = (to) => to,
}: {
  draw: (value: string, setValue: (to: string) => void) => ReactNode;
  at: string;
  /** The parent's handling of a change; null refuses it. */
  take?: (to: string) => string | null;
}) {
  const [value, setValue] = useState(at);
  return (
    <>
      {draw(value, (to) => {
        const taken = take(to);
        if (taken !== null) setValue(taken);
      })}
      <button type="button" onClick={() => setValue(at)}>
        Start again
      </button>
      <output>{value}</output>
    </>
  );
}

const kept = () => page.getByRole('status').element().textContent;
const input = () => page.getByRole('textbox').element() as HTMLInputElement;

/** Types in the middle of the text. */
async function typeAt(place: number, keys: string) {
  await userEvent.click(page.getByRole('textbox'));
  input().setSelectionRange(place, place);
  await userEvent.keyboard(keys);
}

type Case = [
  name: string,
  draw: (value: string, setValue: (to: string) => void) => ReactNode,
  at: string,
  act: [place: number, keys: string],
  shown: string,
  held: string,
  caret: number,
];

const cases: Case[] = [
  [
    'TextField',
    (value, set) => <TextField label="F" value={value} onChange={({ target }) => set(target.value)} />,
    'Wnjiru',
    [1, 'a'],
    'Wanjiru',
    'Wanjiru',
    2,
  ],
  [
    'TextField that cleans',
    (value, set) => (
      <TextField
        label="F"
        value={value}
        sanitize={noDigits}
        counter={20}
        onChange={({ target }) => set(target.value)}
      />
    ),
    'Kmau',
    [1, '4a7'],
    'Kamau',
    'Kamau',
    2,
  ],
  [
    'PhoneField',
    (value, set) => <PhoneField label="F" value={value} onChange={({ target }) => set(target.value)} />,
    '71234541',
    [2, 'x9'],
    '719234541',
    '719234541',
    3,
  ],
  [
    'CodeField',
    (value, set) => <CodeField label="F" value={value} onChange={({ target }) => set(target.value)} />,
    '4819',
    [1, 'a0'],
    '40819',
    '40819',
    2,
  ],
  [
    'AmountField',
    (value, set) => <AmountField label="F" value={value} onValue={set} />,
    '1370',
    [1, '0'],
    '10,370',
    '10370',
    2,
  ],
];

it.each(cases)(
  '%s shows the value of its parent, and the caret stays in place',
  async (_, draw, at, [place, keys], shown, held, caret) => {
    await render(<Kept draw={draw} at={at} />);
    const before = input().value;
    await typeAt(place, keys);
    await expect.poll(kept).toBe(held);
    expect(input().value).toBe(shown);
    expect(input().selectionStart).toBe(caret);
    await userEvent.click(page.getByRole('button', { name: 'Start again' }));
    await expect.poll(() => input().value).toBe(before);
    expect(kept()).toBe(at);
  },
);

it.each(cases)(
  "%s keeps the parent's value when the parent refuses a change",
  async (_, draw, at, [place, keys]) => {
    await render(<Kept draw={draw} at={at} take={() => null} />);
    const before = input().value;
    await typeAt(place, keys);
    await expect.poll(() => input().value).toBe(before);
    expect(kept()).toBe(at);
  },
);

const drawSum = (value: string, set: (to: string) => void) => (
  <AmountField label="F" name="sum" value={value} onValue={set} disabled={value === '5'} />
);
const sent = () => new FormData(document.querySelector('form')!).get('sum');

it("AmountField submits its parent's value, and nothing while it is disabled", async () => {
  await render(
    <form>
      <Kept at="10370" draw={drawSum} take={() => '5'} />
    </form>,
  );
  expect(sent()).toBe('10370');
  await typeAt(0, '9');
  await expect.poll(() => input().value).toBe('5');
  expect(input().disabled).toBe(true);
  expect(sent()).toBeNull();
});

it("chips and slider keep their own value without a parent's value", async () => {
  const [onChips, onSlider] = [vi.fn(), vi.fn()];
  const options = [61, 91].map((value) => ({ value, label: `${value} days` }));
  await render(
    <>
      <ChoiceChips label="Days" options={options} defaultValue={61} onChange={onChips} />
      <AmountSlider
        label="Sum"
        min={500}
        max={9000}
        step={500}
        defaultValue={2000}
        format={words}
        onChange={onSlider}
      />
    </>,
  );
  await expect.element(page.getByRole('radio', { name: '61 days' })).toBeChecked();
  await userEvent.click(page.getByRole('radio', { name: '91 days' }));
  await expect.element(page.getByRole('radio', { name: '91 days' })).toBeChecked();
  await userEvent.click(page.getByRole('button').last());
  await expect.element(page.getByRole('slider')).toHaveValue('2500');
  expect([onChips.mock.calls, onSlider.mock.calls]).toEqual([[[91]], [[2500]]]);
});
