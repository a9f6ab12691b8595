import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RepaymentTimeline, type RepaymentDay } from './index.js';

const day = (
  name: string,
  interest: number,
  late: number,
  more: Partial<RepaymentDay> = {},
): RepaymentDay => ({
  name,
  dateLabel: '6 Jan',
  totalCents: 1_000_000 + interest + late,
  costCents: interest + late,
  parts: { interest, late },
  ...more,
});
const three = [
  day('Today', 37_000, 0),
  day('On the due day', 74_800, 0),
  day('7 days late', 74_800, 140_000),
];
const words = (element: Element) =>
  [...element.querySelectorAll('dd')].map((each) => {
    const copy = each.cloneNode(true) as HTMLElement;
    copy.querySelectorAll('[aria-hidden]').forEach((hidden) => hidden.remove());
    return copy.textContent.replaceAll('\u00a0', ' ');
  });
const barsOf = (element: Element) =>
  [...element.querySelectorAll('dl [aria-hidden]')].map((bar) =>
    [...(bar.firstElementChild?.children ?? [])].map((part) => part.getBoundingClientRect().width),
  );

afterEach(() => vi.restoreAllMocks());

it('RepaymentTimeline states in words what the bars show', async () => {
  const view = await render(<RepaymentTimeline rows={three} caption="In all, and what comes on top" />);
  await expect.element(view.getByRole('region', { name: 'What it costs, by the day you pay' })).toBeVisible();
  expect([...view.container.querySelectorAll('dt')].map((term) => term.textContent)).toEqual([
    'Today6 Jan',
    'On the due day6 Jan',
    '7 days late6 Jan',
  ]);
  expect(words(view.container)).toEqual([
    'KSh 10,370',
    'KSh 370 on top: Interest KSh 370',
    'KSh 10,748',
    'KSh 748 on top: Interest KSh 748',
    'KSh 12,148',
    'KSh 2,148 on top: Interest KSh 748, Late charge KSh 1,400',
  ]);
});

it('RepaymentTimeline draws all bars from zero on one scale', async () => {
  const view = await render(<RepaymentTimeline rows={three} caption="On top" />);
  const [today, due, late] = barsOf(view.container).map((parts) =>
    parts.reduce((sum, part) => sum + part, 0),
  );
  expect(today! / late!).toBeCloseTo(370 / 2148, 2);
  expect(due! / late!).toBeCloseTo(748 / 2148, 2);
  const [interest, charge] = barsOf(view.container)[2]!;
  expect(interest! / charge!).toBeCloseTo(748 / 1400, 2);
});

it('RepaymentTimeline states when no cost is added, and when lateness adds no further cost', async () => {
  const view = await render(
    <RepaymentTimeline
      rows={[day('Today', 0, 0), day('7 days late', 74_800, 0, { afterDue: true })]}
      caption="On top"
      cap="It can never be more than KSh 20,000 in all"
    />,
  );
  const [, today, , late] = words(view.container);
  expect(today).toBe('nothing on top');
  expect(late).toContain('No late charge');
  // No stripes are explained where there are none.
  expect([...view.container.querySelectorAll('li')].map((each) => each.textContent)).toEqual(['Interest']);
  expect(view.container.textContent).toContain('never be more than KSh 20,000');
});

function Choosing({ due = 46 }: { due?: number }) {
  const [days, setDays] = useState(37);
  return (
    <RepaymentTimeline
      rows={three}
      caption="On top"
      payDay={{
        label: 'The day you pay',
        days,
        max: 76,
        due,
        day: `Day ${days}`,
        cents: 1_037_000 + days * 800,
        difference: days > due ? 'late' : 'in time',
        payday: { days: 37, name: 'Payday 28 Dec' },
        ends: ['Today', due > 0 ? 'Due 6 Jan' : undefined, '5 Feb'],
        onChange: setDays,
      }}
    />
  );
}

it('RepaymentTimeline moves the chosen day by keys: a day, a week, to both ends', async () => {
  const view = await render(<Choosing />);
  const track = view.getByRole('slider', { name: 'The day you pay' });
  await expect.element(track).toHaveAttribute('aria-valuetext', 'Day 37. in time');
  (track.element() as HTMLElement).focus();
  for (const [key, value] of [
    ['{Home}', '0'],
    ['{PageDown}', '0'],
    ['{PageUp}', '7'],
    ['{ArrowRight}', '8'],
    ['{ArrowLeft}', '7'],
    ['{PageDown}', '0'],
    ['{End}', '76'],
    ['{PageUp}', '76'],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(track).toHaveValue(value);
  }
  await expect.element(view.getByText('Day 76')).toBeVisible();
  await expect.element(track).toHaveAttribute('aria-valuetext', 'Day 76. late');
});

const stripes = (view: { container: Element }) =>
  view.container.querySelector<HTMLElement>('[class*=repeating-linear]')!.getBoundingClientRect();

it('RepaymentTimeline stripes the track after the due date, and the whole track of a late loan', async () => {
  const inTime = await render(<Choosing />);
  const track = inTime.container.querySelector('input')!.parentElement!.getBoundingClientRect();
  expect((stripes(inTime).left - track.left) / track.width).toBeCloseTo(46 / 76, 1);
  await inTime.unmount();
  const late = await render(<Choosing due={0} />);
  expect(stripes(late).width).toBeGreaterThan(track.width - 4);
});

it('RepaymentTimeline reports impossible sums to the developer, and stays on the page', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const view = await render(
    <RepaymentTimeline
      rows={[
        day('Below zero', -100, 0),
        { ...day('Too much', 0, 0), totalCents: 100, costCents: 200 },
        { ...day('Torn', 100, 0), costCents: 300 },
      ]}
      caption="On top"
      payDay={{
        label: 'The day',
        days: 9,
        max: 5,
        due: 2,
        day: 'Mon',
        cents: 1,
        difference: 'more',
        ends: ['Today', undefined, 'Later'],
        onChange: () => undefined,
      }}
    />,
  );
  expect(error).toHaveBeenCalledWith(expect.stringContaining('"Below zero" has a cost below zero'));
  expect(error).toHaveBeenCalledWith(expect.stringContaining('"Too much" costs 200 cents out of 100'));
  expect(error).toHaveBeenCalledWith(
    expect.stringContaining('"Torn" costs 300 cents, and its parts add up to 100'),
  );
  expect(error).toHaveBeenCalledWith(expect.stringContaining('payDay.days is 9, outside of 0 to 5'));
  const room = view.container.querySelector('dl')!.getBoundingClientRect().width;
  for (const parts of barsOf(view.container))
    for (const part of parts) expect(part).toBeLessThanOrEqual(room);
  const empty = await render(<RepaymentTimeline rows={[]} caption="On top" />);
  expect(error).toHaveBeenCalledWith(expect.stringContaining('it has no rows'));
  expect(empty.container.childElementCount).toBe(0);
});
