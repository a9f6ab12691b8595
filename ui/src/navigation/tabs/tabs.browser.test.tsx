import { useState, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { TabLinks, TabPanel, Tabs } from './index.js';

const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(async () => {
  error.mockClear();
  document.documentElement.removeAttribute('dir');
  document.documentElement.style.fontSize = '';
  await page.viewport(360, 740);
});

const items = ['Costs', 'Dates', 'Papers'].map((label) => ({ id: label.toLowerCase(), label }));

function Loan({ inDates = 'The 21st' }: { inDates?: ReactNode }) {
  const [open, setOpen] = useState('costs');
  return (
    <>
      <Tabs id="loan" label="The loan" items={items} value={open} onSelect={setOpen} />
      <TabPanel tabs="loan" tab={open}>
        {open === 'costs' ? <button type="button">Explain</button> : inDates}
      </TabPanel>
    </>
  );
}
const tab = (name: string) => page.getByRole('tab', { name });

it('Tabs name their panel, and only the open tab is a stop of the Tab key', async () => {
  await render(<Loan />);
  await expect.element(page.getByRole('tablist', { name: 'The loan' })).toBeVisible();
  await expect.element(page.getByRole('tabpanel', { name: 'Costs' })).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(tab('Costs')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Explain' })).toHaveFocus();
  await userEvent.click(tab('Papers'));
  await expect.element(page.getByRole('tabpanel', { name: 'Papers' })).toBeVisible();
  expect(tab('Papers').element().getAttribute('aria-controls')).toBe('loan-panel');
});

it('Tab reaches a panel in which nothing takes the focus, so that it can be read', async () => {
  await render(<Loan />);
  await userEvent.keyboard('{Tab}{ArrowRight}{Tab}');
  await expect.element(page.getByRole('tabpanel', { name: 'Dates' })).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{ArrowLeft}{Tab}');
  await expect.element(page.getByRole('button', { name: 'Explain' })).toHaveFocus();
});

it('TabPanel passes on looks, attributes and its ref', async () => {
  const ref = { current: null as HTMLDivElement | null };
  await render(
    <TabPanel tabs="loan" tab="costs" className="from-outside" data-testid="panel" ref={ref}>
      Words
    </TabPanel>,
  );
  expect(ref.current).toBe(page.getByTestId('panel').element());
  expect(ref.current?.className).toBe('from-outside');
});

it.each([
  ['ltr', '{ArrowRight}', '{ArrowLeft}'],
  ['rtl', '{ArrowLeft}', '{ArrowRight}'],
])(
  '%s: arrows follow the reading direction and go round, Home and End go to the ends',
  async (dir, on, back) => {
    document.documentElement.dir = dir;
    await render(<Loan />);
    await userEvent.keyboard(`{Tab}${on}`);
    await expect.element(tab('Dates')).toHaveFocus();
    await expect.element(tab('Dates')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard(`${back}${back}`);
    await expect.element(tab('Papers')).toHaveFocus();
    await userEvent.keyboard(on);
    await expect.element(tab('Costs')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect.element(tab('Papers')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect.element(tab('Costs')).toHaveFocus();
  },
);

it('tabs are 44 px high, and stand in lines where words need the room', async () => {
  await render(<Loan />);
  await page.viewport(320, 740);
  document.documentElement.style.fontSize = '200%';
  const boxes = page
    .getByRole('tab')
    .elements()
    .map((each) => each.getBoundingClientRect());
  for (const { height, right } of boxes) {
    expect(height).toBeGreaterThanOrEqual(44);
    expect(right).toBeLessThanOrEqual(320);
  }
  expect(new Set(boxes.map(({ top }) => top)).size).toBeGreaterThan(1);
});

it('TabLinks are a navigation, and a plain tap is for the host', async () => {
  const onSelect = vi.fn();
  const links = items.map((item, at) => ({ ...item, href: `#${item.id}`, current: at === 0 }));
  await render(<TabLinks label="The loan" items={links} onSelect={onSelect} />);
  await expect.element(page.getByRole('navigation', { name: 'The loan' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Costs' })).toHaveAttribute('aria-current', 'page');
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  expect(onSelect.mock.calls).toEqual([['dates']]);
  expect(location.hash).toBe('');
  const link = page.getByRole('link', { name: 'Papers' }).element();
  // Keeps the test's own page in place.
  link.parentElement?.addEventListener('click', (event) => event.preventDefault());
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, metaKey: true }));
  expect(onSelect).toHaveBeenCalledTimes(1);
});

it('the developer is told of a tab that is not there', async () => {
  await render(<Tabs id="loan" label="The loan" items={items} value="fees" onSelect={() => undefined} />);
  expect(error).toHaveBeenCalledWith(expect.stringContaining('is to open "fees"'));
  await userEvent.keyboard('{Tab}');
  await expect.element(tab('Costs')).toHaveFocus();
  await render(<TabLinks label="Parts" items={items.map((item) => ({ ...item, href: '#' }))} />);
  expect(error).toHaveBeenCalledWith(expect.stringContaining('0 items of "Parts" are current'));
});
