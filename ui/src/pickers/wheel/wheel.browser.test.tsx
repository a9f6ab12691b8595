import { useCallback, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { Wheel, type WheelColumn, type WheelProps } from './index.js';

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ value: String(from + at), label: String(from + at) }));
const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'].concat(
  ['October', 'November', 'December'],
);
const named = months.map((label, at) => ({ value: String(at + 1), label }));
const number = (value: string, options = numbers(1, 1000)): WheelColumn => ({
  id: 'number',
  label: 'Number',
  options,
  value,
});

type HostProps = Omit<WheelProps, 'onChange' | 'label'> & { heard?: (id: string, value: string) => void };

/** Holds the values, as a host of Wheel does. */
function Host({ columns, heard, ...rest }: HostProps) {
  const [values, setValues] = useState<Record<string, string>>({});
  const change = useCallback(
    (id: string, value: string) => {
      heard?.(id, value);
      setValues((before) => ({ ...before, [id]: value }));
    },
    [heard],
  );
  const held = columns.map((column) => ({ ...column, value: values[column.id] ?? column.value }));
  return <Wheel label="Birthday" columns={held} onChange={change} {...rest} />;
}

const slider = (name: string) => page.getByRole('slider', { name });
const list = () => document.querySelector<HTMLElement>('.kopa-wheel-list')!;
const rowHeight = () => list().getBoundingClientRect().height / 5;
/** The content of the band. */
const inBand = () => {
  const box = list().getBoundingClientRect();
  const middle = box.top + box.height / 2;
  const row = [...list().children].find((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top <= middle && middle < bottom && element.textContent !== '';
  });
  return row?.textContent;
};
const silence = (event: Event) => event.stopImmediatePropagation();
const press = (keys: string) => userEvent.keyboard(keys);

it('the wheel names each column and exposes its value', async () => {
  await render(
    <Host
      columns={[
        { id: 'day', label: 'Day', options: numbers(1, 31), value: '14' },
        { id: 'month', label: 'Month', options: named, value: '3' },
      ]}
    />,
  );
  await expect.element(page.getByRole('group', { name: 'Birthday' })).toBeInTheDocument();
  await expect.element(slider('Day')).toHaveAttribute('aria-valuetext', '14');
  await expect.element(slider('Month')).toHaveAttribute('aria-valuetext', 'March');
  expect(slider('Month').element()).toMatchObject({ min: '0', max: '11', value: '2', disabled: false });
  expect(list().getAttribute('aria-hidden')).toBe('true');
  expect(inBand()).toBe('14');
});

it('the wheel shows a thousand rows in few elements, and keys reach both ends', async () => {
  await render(<Host columns={[number('500')]} />);
  expect(document.querySelectorAll('.kopa-wheel *').length).toBeLessThan(16);
  await press('{Tab}{End}');
  await expect.element(slider('Number')).toHaveAttribute('aria-valuetext', '1000');
  expect(inBand()).toBe('1000');
  await press('{ArrowDown}{PageDown}');
  await expect.element(slider('Number')).toHaveAttribute('aria-valuetext', '1000');
  await press('{PageUp}{ArrowUp}');
  await expect.element(slider('Number')).toHaveAttribute('aria-valuetext', '994');
  await press('{Home}');
  expect(inBand()).toBe('1');
  expect(document.querySelectorAll('.kopa-wheel *').length).toBeLessThan(16);
  await press('77');
  await expect.element(slider('Number')).toHaveAttribute('aria-valuetext', '77');
  expect(inBand()).toBe('77');
});

it('the wheel follows a scroll, rests on a row, and reports only that row', async () => {
  const heard = vi.fn();
  await render(<Host columns={[number('500')]} heard={heard} />);
  for (const to of [600, 700, 800, 899.4]) list().scrollTop = (to - 1) * rowHeight();
  await expect.element(slider('Number')).toHaveAttribute('aria-valuetext', '899');
  await expect.poll(() => list().scrollTop / rowHeight()).toBeCloseTo(898, 1);
  expect(inBand()).toBe('899');
  expect(heard.mock.calls).toEqual([['number', '899']]);
});

it('the wheel rests without a scrollend event, and not while it is held', async () => {
  window.addEventListener('scrollend', silence, true);
  const heard = vi.fn();
  await render(<Host columns={[number('500')]} heard={heard} />);
  list().dispatchEvent(new Event('touchstart'));
  list().scrollTop = 599.4 * rowHeight();
  await expect.element(slider('Number')).toHaveAttribute('aria-valuetext', '600');
  expect(list().scrollTop / rowHeight()).toBeCloseTo(599.4, 1);
  list().dispatchEvent(new Event('touchend'));
  await expect.poll(() => list().scrollTop / rowHeight()).toBeCloseTo(599, 1);
  expect(heard.mock.calls).toEqual([['number', '600']]);
  window.removeEventListener('scrollend', silence, true);
});

it('the wheel turns by a mouse wheel', async () => {
  await render(<Host columns={[number('500')]} />);
  await userEvent.wheel(list(), { delta: { y: 200 } });
  await expect
    .poll(() => Number(slider('Number').element().getAttribute('aria-valuetext')))
    .toBeGreaterThan(502);
  await expect.poll(() => (list().scrollTop / rowHeight()) % 1).toBeCloseTo(0, 1);
});

it('a tap on a row moves the wheel there, with its value at once', async () => {
  const heard = vi.fn();
  await render(
    <Host columns={[{ id: 'month', label: 'Month', options: named, value: '3' }]} heard={heard} />,
  );
  const box = list().getBoundingClientRect();
  list().dispatchEvent(
    new MouseEvent('click', { bubbles: true, clientX: box.x + 20, clientY: box.y + rowHeight() * 4.5 }),
  );
  expect(heard.mock.calls).toEqual([['month', '5']]);
  await expect.element(slider('Month')).toHaveFocus();
  await expect.poll(inBand).toBe('May');
});

it('the wheel reports the current row when another element is pressed during the movement', async () => {
  const heard = vi.fn();
  await render(<Host columns={[number('500')]} heard={heard} />);
  list().scrollTop = 599 * rowHeight();
  list().dispatchEvent(new Event('scroll'));
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  expect(heard.mock.calls).toEqual([['number', '600']]);
});

it('the wheel turns back when the value is not accepted', async () => {
  const { rerender } = await render(<Wheel label="Day" columns={[number('5')]} onChange={() => undefined} />);
  list().scrollTop = 20 * rowHeight();
  await expect.poll(() => list().scrollTop / rowHeight()).toBeCloseTo(4, 1);
  expect(inBand()).toBe('5');
  await rerender(<Wheel label="Day" columns={[number('40')]} onChange={() => undefined} />);
  expect(inBand()).toBe('40');
});

it('the wheel skips disabled rows', async () => {
  const options = numbers(1, 12).map((option) => ({
    ...option,
    disabled: ['4', '5', '12'].includes(option.value),
  }));
  const heard = vi.fn();
  await render(<Host columns={[number('3', options)]} heard={heard} />);
  await press('{Tab}{ArrowDown}');
  await expect.element(slider('Number')).toHaveAttribute('aria-valuetext', '6');
  await press('{ArrowUp}');
  await expect.element(slider('Number')).toHaveAttribute('aria-valuetext', '3');
  await press('{End}');
  await expect.element(slider('Number')).toHaveAttribute('aria-valuetext', '11');
  list().scrollTop = 11 * rowHeight();
  await expect.poll(() => list().scrollTop / rowHeight()).toBeCloseTo(10, 1);
  expect(heard.mock.calls.map(([, value]) => value)).toEqual(['6', '3', '11']);
});

it('a disabled value stays until the borrower turns the wheel', async () => {
  const heard = vi.fn();
  const options = numbers(1, 40).map((option) => ({ ...option, disabled: option.value === '20' }));
  await render(<Host columns={[number('20', options)]} heard={heard} />);
  list().dispatchEvent(new Event('scrollend'));
  expect(inBand()).toBe('20');
  expect(heard).not.toHaveBeenCalled();
  list().scrollTop = 23 * rowHeight();
  await expect.element(slider('Number')).toHaveAttribute('aria-valuetext', '24');
});

it('an unknown value is reported to the developer, and the wheel shows the nearest row without a change', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const heard = vi.fn();
  await render(<Host columns={[number('2030', numbers(1946, 2026))]} heard={heard} />);
  expect(error.mock.calls.flat()).toContainEqual(expect.stringContaining('"2030" is not among the options'));
  await expect.element(slider('Number')).toHaveAttribute('aria-valuetext', '2026');
  await expect.poll(inBand).toBe('2026');
  list().dispatchEvent(new Event('scrollend'));
  expect(heard).not.toHaveBeenCalled();
  error.mockRestore();
});

it('missing options are reported to the developer, and the wheel says that it is empty', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const heard = vi.fn();
  await render(<Host columns={[number('', [])]} heard={heard} />);
  expect(error.mock.calls.flat()).toContainEqual(expect.stringContaining('has no options'));
  await expect.element(slider('Number')).toBeDisabled();
  await expect.element(slider('Number')).toHaveAttribute('aria-valuetext', 'Nothing to choose from');
  expect(inBand()).toBe('Nothing to choose from');
  error.mockRestore();
});

it('missing columns and a repeated value are reported to the developer', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { rerender } = await render(<Host columns={[]} />);
  expect(error.mock.calls.flat()).toContainEqual(expect.stringContaining('has no columns'));
  await rerender(<Host columns={[number('1', [...numbers(1, 3), { value: '1', label: 'One' }])]} />);
  expect(error.mock.calls.flat()).toContainEqual(expect.stringContaining('two options with the same value'));
  error.mockRestore();
});

it('the wheel shows three rows where five do not fit, and stays at its row', async () => {
  const { rerender } = await render(
    <div style={{ height: '260px' }}>
      <Host columns={[number('500')]} />
    </div>,
  );
  const five = list().clientHeight;
  await rerender(
    <div style={{ height: '150px' }}>
      <Host columns={[number('500')]} />
    </div>,
  );
  await expect.poll(() => list().clientHeight / five).toBeCloseTo(3 / 5, 1);
  expect(inBand()).toBe('500');
});

it('five rows of the wheel move closer before two of them go', async () => {
  await render(
    <div style={{ height: '204px' }}>
      <Host columns={[number('500')]} />
    </div>,
  );
  await expect.poll(() => [list().clientHeight, rowHeight()]).toEqual([200, 40]);
  expect(inBand()).toBe('500');
});

it('the wheel stays at its row without a report when the text grows', async () => {
  const heard = vi.fn();
  const options = numbers(1, 7);
  await render(<Host columns={[number('3', options)]} heard={heard} />);
  const before = rowHeight();
  document.documentElement.style.fontSize = '200%';
  list().dispatchEvent(new Event('scroll'));
  list().dispatchEvent(new Event('scrollend'));
  await expect.poll(() => rowHeight() / before).toBeCloseTo(2, 1);
  await expect.poll(() => list().scrollTop / rowHeight()).toBeCloseTo(2, 1);
  expect(inBand()).toBe('3');
  document.documentElement.style.fontSize = '';
  await expect.poll(() => list().scrollTop / rowHeight()).toBeCloseTo(2, 1);
  expect(heard).not.toHaveBeenCalled();
});

it('changed options are rendered again', async () => {
  const { rerender } = await render(<Host columns={[number('31', numbers(1, 31))]} />);
  expect(inBand()).toBe('31');
  await rerender(<Host columns={[number('28', numbers(1, 28))]} />);
  expect(inBand()).toBe('28');
  expect(slider('Number').element()).toMatchObject({ max: '27' });
  await rerender(<Host columns={[number('3', named)]} />);
  expect(inBand()).toBe('March');
});

it('the wheel is a set of list boxes if a brand prefers lists', async () => {
  const heard = vi.fn();
  const options = named.map((option, at) => ({ ...option, disabled: at === 3 }));
  await render(
    <Host
      presentation="list"
      columns={[{ id: 'month', label: 'Month', options, value: '3' }]}
      heard={heard}
    />,
  );
  const box = page.getByRole('listbox', { name: 'Month' });
  await expect.element(box.getByRole('option', { name: 'March' })).toHaveAttribute('aria-selected', 'true');
  await press('{Tab}{ArrowDown}');
  await expect.element(box.getByRole('option', { name: 'May' })).toHaveAttribute('aria-selected', 'true');
  await press('d');
  const december = box.getByRole('option', { name: 'December' });
  await expect.element(december).toHaveAttribute('aria-selected', 'true');
  expect(box.element().getAttribute('aria-activedescendant')).toBe(december.element().id);
  await userEvent.click(box.getByRole('option', { name: 'June' }));
  expect(heard.mock.calls.map(([, value]) => value)).toEqual(['5', '12', '6']);
});
