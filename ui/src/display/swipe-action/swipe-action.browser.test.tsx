import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { putDown, swipe } from '../../../test/finger.js';
import { BottomSheet } from '../../overlays/bottom-sheet/index.js';
import { StringsProvider } from '../../foundations/strings/index.js';
import { sw } from '../../foundations/strings/sw.js';
import { ListRow } from '../list-row/index.js';
import { SwipeAction, type SwipeActionProps } from './index.js';

const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => {
  error.mockClear();
  delete document.documentElement.dataset['motion'];
  window.scrollTo(0, 0);
});

const remove = { id: 'remove', label: 'Remove', tone: 'danger' as const };
const row = (label: string, { children, ...props }: Partial<SwipeActionProps> = {}) => (
  <SwipeAction label={label} items={[{ id: 'later', label: 'Later' }, remove]} onChoose={vi.fn()} {...props}>
    {children ?? <ListRow label={label} onClick={() => undefined} />}
  </SwipeAction>
);
const dots = (label: string) => page.getByRole('button', { name: `Actions: ${label}` });
const act = (name: string) => page.getByRole('button', { name, exact: true });
const isOpen = (label: string) => dots(label).element().getAttribute('aria-expanded') === 'true';
/** px of an act that are inside its row. */
const shown = (name: string) => {
  const [own, box] = [act(name).element(), act(name).element().parentElement!.parentElement!];
  const [a, b] = [own.getBoundingClientRect(), box.getBoundingClientRect()];
  return Math.round(Math.min(a.right, b.right) - Math.max(a.left, b.left));
};
const whole = (name: string) => Math.round(act(name).element().getBoundingClientRect().width);
const swipeRow = async (label: string, x: number) => {
  const { left, top, width } = act(label).element().getBoundingClientRect();
  const finger = await putDown({ x: left + width / 2, y: top + 20 });
  await finger.move({ x });
  await finger.lift();
};

it.each([
  ['ltr', -1],
  ['rtl', 1],
])('a swipe towards the start shows the acts, and does nothing however far (%s)', async (dir, side) => {
  const onChoose = vi.fn();
  await render(<div dir={dir}>{row('About you', { onChoose })}</div>);
  expect(shown('Remove About you')).toBeLessThanOrEqual(0);
  await swipeRow('About you', side * 150);
  await expect.poll(() => shown('Remove About you')).toBe(whole('Remove About you'));
  await expect.poll(() => isOpen('About you')).toBe(true);
  expect(onChoose).not.toHaveBeenCalled();
  await userEvent.click(act('Remove About you'));
  expect(onChoose.mock.calls).toEqual([['remove']]);
  await expect.poll(() => isOpen('About you')).toBe(false);
});

it('a short swipe goes back, and a swipe down scrolls the page', async () => {
  await render(<div style={{ height: '3000px', paddingTop: '300px' }}>{row('About you')}</div>);
  const finger = await putDown({ x: 180, y: 320 });
  await finger.move({ x: -60 });
  await finger.move({ x: -20 });
  await finger.lift();
  await expect.poll(() => shown('Later About you')).toBeLessThanOrEqual(0);
  expect(isOpen('About you')).toBe(false);
  await swipe({ x: 180, y: 320 }, -200);
  await expect.poll(() => window.scrollY).toBeGreaterThan(100);
});

it('the button with dots opens and closes the row', async () => {
  await render(row('About you'));
  await userEvent.click(dots('About you'));
  await expect.poll(() => shown('Later About you')).toBe(whole('Later About you'));
  await userEvent.click(dots('About you'));
  await expect.poll(() => isOpen('About you')).toBe(false);
});

it('a tap on the open row closes the row and does nothing else; the next tap counts', async () => {
  const onClick = vi.fn();
  await render(row('About you', { children: <ListRow label="About you" onClick={onClick} /> }));
  await userEvent.click(dots('About you'));
  await expect.poll(() => isOpen('About you')).toBe(true);
  await userEvent.click(page.getByText('About you').first(), { position: { x: 150, y: 10 } });
  await expect.poll(() => isOpen('About you')).toBe(false);
  expect(onClick).not.toHaveBeenCalled();
  await userEvent.click(act('About you'));
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('another row, a press elsewhere and scrolling close the row', async () => {
  await render(
    <div style={{ height: '3000px' }}>
      {row('About you')}
      {row('Your work')}
      <p>Elsewhere</p>
    </div>,
  );
  await userEvent.click(dots('About you'));
  await expect.poll(() => isOpen('About you')).toBe(true);
  await swipeRow('Your work', -150);
  await expect.poll(() => [isOpen('About you'), isOpen('Your work')]).toEqual([false, true]);
  await userEvent.click(page.getByText('Elsewhere'));
  await expect.poll(() => isOpen('Your work')).toBe(false);
  await userEvent.click(dots('About you'));
  await expect.poll(() => isOpen('About you')).toBe(true);
  window.scrollTo(0, 200);
  await expect.poll(() => isOpen('About you')).toBe(false);
});

it('Tab reaches the acts, which come into view; Escape closes the row and not the sheet around it', async () => {
  const onOpenChange = vi.fn();
  document.documentElement.dataset['motion'] = 'reduced';
  await render(
    <BottomSheet open onOpenChange={onOpenChange} title="Waiting">
      {row('About you')}
    </BottomSheet>,
  );
  (act('About you').element() as HTMLElement).focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(act('Later About you')).toHaveFocus();
  await expect.poll(() => shown('Later About you')).toBe(whole('Later About you'));
  await expect.poll(() => isOpen('About you')).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => isOpen('About you')).toBe(false);
  await expect.element(dots('About you')).toHaveFocus();
  expect(onOpenChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Tab}');
  await expect.element(act('Later About you')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => shown('Remove About you')).toBe(whole('Remove About you'));
  await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}');
  await expect.element(act('About you')).toHaveFocus();
  await expect.poll(() => isOpen('About you')).toBe(false);
});

it('the words of an act are with the row, in other languages too', async () => {
  await render(
    <StringsProvider strings={sw} locale="sw-KE">
      {row('Kuhusu wewe', { items: [{ id: 'remove', label: 'Ondoa' }] })}
    </StringsProvider>,
  );
  await expect.element(page.getByRole('button', { name: 'Vitendo: Kuhusu wewe' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Ondoa Kuhusu wewe' }).elements()).toHaveLength(1);
});

it('a row without acts is the row alone, and the developer is told', async () => {
  await render(row('About you', { items: [] }));
  expect(page.getByRole('button').elements()).toHaveLength(1);
  expect(error).toHaveBeenCalledWith(expect.stringContaining('"About you" has no items'));
});
