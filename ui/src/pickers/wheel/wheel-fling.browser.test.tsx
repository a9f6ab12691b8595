import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Wheel } from './index.js';

const options = Array.from({ length: 1000 }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }));
const heard = vi.fn();
const thousand = (
  <Wheel
    label="Number"
    columns={[{ id: 'number', label: 'Number', options, value: '500' }]}
    onChange={heard}
  />
);
const list = () => document.querySelector<HTMLElement>('.kopa-wheel-list')!;
const rowHeight = () => list().getBoundingClientRect().height / 5;

it('the wheel has a row at every position, also ahead of a fling', async () => {
  await render(thousand);
  const bare = () => {
    const box = list().getBoundingClientRect();
    const rows = [...list().children].filter(({ textContent }) => textContent !== '');
    const edges = rows.map((row) => row.getBoundingClientRect());
    return [box.top + 1, box.bottom - 1].filter(
      (edge) => !edges.some(({ top, bottom }) => top <= edge && edge <= bottom),
    );
  };
  for (const by of [0.3, 0.6, 1.4, 2.7, 6, 2.6, 0.4, -0.5, -1.6, -3.2, 0.1, 0]) {
    list().scrollTop += by * rowHeight();
    list().dispatchEvent(new Event('scroll'));
    list().dispatchEvent(new Event('pointerdown'));
    expect(bare(), `after ${by} rows`).toEqual([]);
  }
  // One row per frame: the next row exists before the script receives the event.
  for (let times = 0; times < 4; times += 1) {
    list().scrollTop += 1.2 * rowHeight();
    list().dispatchEvent(new Event('scroll'));
  }
  list().scrollTop += 1.2 * rowHeight();
  expect(bare()).toEqual([]);
});

it("listeners to all scroll events do not receive the wheel's", async () => {
  const overheard = vi.fn();
  document.addEventListener('scroll', overheard, true);
  await render(thousand);
  list().scrollTop = 599 * rowHeight();
  await expect.poll(() => heard.mock.lastCall).toEqual(['number', '600']);
  expect(overheard).not.toHaveBeenCalled();
  document.removeEventListener('scroll', overheard, true);
});
