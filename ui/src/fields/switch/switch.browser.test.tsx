import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { cdp, page, userEvent } from 'vitest/browser';
import { FieldGroup } from '../field-row/index.js';
import { Switch } from './index.js';

const send = (method: string, of: object) =>
  (cdp() as unknown as { send(method: string, of: object): Promise<void> }).send(method, of);
afterEach(async () => {
  document.documentElement.removeAttribute('dir');
  document.documentElement.style.fontSize = '';
  await send('Emulation.setEmulatedMedia', { features: [] });
});

const control = () => page.getByRole('switch').element() as HTMLInputElement;
const thumb = () => control().nextElementSibling as HTMLElement;
/** The middle of the thumb as a share of the track's width, from the left. */
const place = () => {
  const track = control().getBoundingClientRect();
  const { left, width } = thumb().getBoundingClientRect();
  return (left + width / 2 - track.left) / track.width;
};

it('Switch is a switch with a name and a caption, turned by Space and by a tap anywhere in its row', async () => {
  const onChecked = vi.fn();
  await render(
    <FieldGroup>
      <Switch label="Hide my balance" caption="On this phone" onChecked={onChecked} />
    </FieldGroup>,
  );
  const element = page.getByRole('switch', { name: 'Hide my balance' });
  await expect.element(element).toHaveAccessibleDescription('On this phone');
  await userEvent.keyboard('{Tab} ');
  await expect.element(element).toBeChecked();
  const row = control().closest('[data-field-row]')!.getBoundingClientRect();
  expect(row.height).toBeGreaterThanOrEqual(48);
  for (const x of [row.left + 4, row.right - 4])
    expect(document.elementFromPoint(x, row.bottom - 4)?.closest('label')?.control).toBe(control());
  await userEvent.click(page.getByText('Hide my balance'));
  expect(onChecked.mock.calls).toEqual([[true], [false]]);
});

it.each([
  ['ltr', 0.3, 0.7],
  ['rtl', 0.7, 0.3],
])('the thumb stands at the start while off and at the end while on: %s', async (dir, off, on) => {
  document.documentElement.dir = dir;
  await send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
  });
  await render(<Switch label="Hide my balance" />);
  await expect.poll(place).toBeCloseTo(off, 1);
  await userEvent.keyboard('{Tab} ');
  await expect.poll(place).toBeCloseTo(on, 1);
});

it('the track grows with the text, and the thumb stays in it', async () => {
  document.documentElement.style.fontSize = '200%';
  await render(<Switch label="Hide my balance" defaultChecked />);
  const track = control().getBoundingClientRect();
  const { left, right, height } = thumb().getBoundingClientRect();
  expect([track.width, track.height, height]).toEqual([88, 48, 32]);
  expect(left).toBeGreaterThan(track.left);
  expect(right).toBeLessThan(track.right);
});

it('in forced colours the thumb has the colour of words, on and off', async () => {
  await send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
  await render(<Switch label="Hide my balance" />);
  const words = getComputedStyle(page.getByText('Hide my balance').element()).color;
  expect(getComputedStyle(thumb()).borderTopColor).toBe(words);
  await userEvent.keyboard('{Tab} ');
  expect(getComputedStyle(thumb()).borderTopColor).toBe(words);
});

it('a form sends a switch that is on, and nothing of one that is off', async () => {
  await render(
    <form>
      <Switch label="One" name="one" defaultChecked />
      <Switch label="Two" name="two" />
      <Switch label="Three" name="three" value="yes" defaultChecked />
    </form>,
  );
  const sent = new FormData(document.querySelector('form') as HTMLFormElement);
  expect([...sent]).toEqual([
    ['one', 'on'],
    ['three', 'yes'],
  ]);
});
