import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { FaqAccordion, type FaqItem } from './index.js';

const few: FaqItem[] = [
  { id: 'pay', question: 'How do I pay?', answer: 'By M-Pesa prompt or paybill.' },
  { id: 'late', question: 'What if I am late?', answer: <p>KSh 200 a day.</p>, searchText: 'overdue' },
  { id: 'early', question: 'May I pay early?', answer: 'Yes. You pay less interest.' },
];
const many = Array.from({ length: 9 }, (_, at) => ({
  id: `q${at}`,
  question: at === 4 ? '¿Qué pasa si me atraso?' : `Question ${at}`,
  answer: `Answer ${at}`,
}));

afterEach(() => vi.restoreAllMocks());

it('FaqAccordion opens and closes with keys, and exposes its state', async () => {
  const told = vi.fn();
  const view = await render(<FaqAccordion items={few} onOpenChange={told} />);
  const question = view.getByRole('button', { name: 'How do I pay?' });
  expect(question.element().parentElement?.tagName).toBe('H3');
  await expect.element(question).toHaveAttribute('aria-expanded', 'false');
  // Found by the browser's search, but neither seen nor read.
  expect(question.element().closest('h3')?.nextElementSibling?.getAttribute('hidden')).toBe('until-found');
  expect(view.container.querySelector('section')?.checkVisibility({ contentVisibilityAuto: true })).toBe(
    false,
  );
  (question.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(question).toHaveAttribute('aria-expanded', 'true');
  await expect.element(view.getByRole('region', { name: 'How do I pay?' })).toBeVisible();
  await userEvent.keyboard(' ');
  await expect.element(question).toHaveAttribute('aria-expanded', 'false');
  expect(told.mock.calls).toEqual([
    ['pay', true],
    ['pay', false],
  ]);
});

it("FaqAccordion opens when the browser's search finds a word inside", async () => {
  const view = await render(<FaqAccordion items={few} />);
  const answer = view.container.querySelector('[hidden]')!;
  expect(answer.getAttribute('hidden')).toBe('until-found');
  answer.dispatchEvent(new Event('beforematch', { bubbles: true }));
  await expect
    .element(view.getByRole('button', { name: 'How do I pay?' }))
    .toHaveAttribute('aria-expanded', 'true');
  expect(answer.hasAttribute('hidden')).toBe(false);
});

it('FaqAccordion opens all items and closes all items', async () => {
  const view = await render(<FaqAccordion items={few} />);
  await view.getByRole('button', { name: 'Show all answers' }).click();
  expect(view.container.querySelectorAll(':not([hidden]) > section')).toHaveLength(3);
  await view.getByRole('button', { name: 'Hide all answers' }).click();
  expect(view.container.querySelectorAll(':not([hidden]) > section')).toHaveLength(0);
});

it('FaqAccordion opens the item of a link from elsewhere, and scrolls there', async () => {
  const view = await render(<FaqAccordion items={few} openId="late" />);
  await expect.element(view.getByRole('button', { name: 'What if I am late?' })).toHaveFocus();
  await expect.element(view.getByText('KSh 200 a day.')).toBeVisible();
  await view.rerender(<FaqAccordion items={few} openId="early" />);
  await expect.element(view.getByRole('button', { name: 'May I pay early?' })).toHaveFocus();
  await expect.element(view.getByText('Yes. You pay less interest.')).toBeVisible();
  // The read item stays open.
  await expect.element(view.getByText('KSh 200 a day.')).toBeVisible();
});

it('FaqAccordion starts with the items that were open before', async () => {
  const view = await render(<FaqAccordion items={few} defaultOpenIds={['pay', 'early', 'gone']} />);
  expect(view.container.querySelectorAll(':not([hidden]) > section')).toHaveLength(2);
  await expect.element(view.getByText('Yes. You pay less interest.')).toBeVisible();
});

it('FaqAccordion searches more than eight questions, without accents, in questions, answers and keywords', async () => {
  const view = await render(<FaqAccordion items={[...many, ...few]} />);
  const field = view.getByRole('searchbox', { name: 'Search' });
  const found = () => [...view.container.querySelectorAll('h3')].map((each) => each.textContent);
  await field.fill('que ATRASO');
  await expect.poll(found).toEqual(['¿Qué pasa si me atraso?']);
  await expect.element(view.getByText('1 of 12')).toBeVisible();
  await field.fill('overdue');
  await expect.poll(found).toEqual(['What if I am late?']);
  await field.fill('paybill');
  await expect.poll(found).toEqual(['How do I pay?']);
  await field.fill('zebra');
  await expect.element(view.getByText('Nothing found for “zebra”. Try fewer letters.')).toBeVisible();
  await view.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(found).toHaveLength(12);
  await expect.element(field).toHaveFocus();
});

it('FaqAccordion has no search for eight questions or fewer, unless requested', async () => {
  const view = await render(<FaqAccordion items={many.slice(0, 8)} />);
  expect(view.container.querySelector('input')).toBeNull();
  await view.rerender(<FaqAccordion items={few} search />);
  expect(view.container.querySelector('input')).not.toBeNull();
});

it('FaqAccordion reports missing items, a repeated id and a link to an unknown item to the developer', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const empty = await render(<FaqAccordion items={[]} />);
  expect(empty.container.childElementCount).toBe(0);
  expect(error).toHaveBeenCalledWith(expect.stringContaining('it has no items'));
  const view = await render(<FaqAccordion items={[...few, few[0]!]} openId="gone" />);
  expect(error).toHaveBeenCalledWith(expect.stringContaining('two items have one id'));
  expect(error).toHaveBeenCalledWith(expect.stringContaining('no item "gone" to open'));
  expect(view.container.querySelectorAll(':not([hidden]) > section')).toHaveLength(0);
});

it('FaqAccordion shows the items that its host opens, and requests each change', async () => {
  const told = vi.fn();
  const view = await render(<FaqAccordion items={few} openIds={['late']} onOpenChange={told} />);
  const open = () =>
    [...view.container.querySelectorAll('h3 [aria-expanded=true]')].map((button) => button.textContent);
  expect(open()).toEqual(['What if I am late?']);
  await view.getByRole('button', { name: 'How do I pay?' }).click();
  await view.getByRole('button', { name: 'Show all answers' }).click();
  expect(told.mock.calls).toEqual([
    ['pay', true],
    ['pay', true],
    ['early', true],
  ]);
  expect(open()).toEqual(['What if I am late?']);
  await view.rerender(<FaqAccordion items={few} openIds={['pay', 'early']} onOpenChange={told} />);
  expect(open()).toEqual(['How do I pay?', 'May I pay early?']);
});
