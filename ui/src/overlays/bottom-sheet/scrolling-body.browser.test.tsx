import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { engines, openDialogs, SheetHost } from '../../../test/sheet-host.js';
import { preloadDragEngine, type BottomSheetProps } from './index.js';

beforeEach(() => preloadDragEngine());

const lines = (count: number) =>
  Array.from({ length: count }, (_, line) => <p key={line}>Line {line + 1}</p>);
/** Higher than half of the page, and not as high as the page. */
const some = lines(24);

it.each<[string, Partial<BottomSheetProps>]>([
  ...engines.map(([name, props]): [string, Partial<BottomSheetProps>] => [
    name,
    { ...props, children: lines(60) },
  ]),
  ['half of the page', { height: 'half', children: some }],
  ['drag engine at its low stop', { snapPoints: [0.5, 1], children: some }],
])('content that scrolls takes keys before the sheet is painted: %s', async (_, props) => {
  await render(<SheetHost {...props} />);
  const opened = new Promise<HTMLElement>((found) => {
    // Before the next frame: an observer of sizes is not called yet.
    new MutationObserver((_changes, observer) => {
      const body = document.querySelector<HTMLElement>('[data-sheet-body]');
      if (!body) return;
      observer.disconnect();
      found(body.cloneNode() as HTMLElement);
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('button', { name: 'Open' }).click();
  expect((await opened).tabIndex).toBe(0);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => openDialogs().length).toBe(0);
});

it('content that does not scroll is no stop for keys', async () => {
  await render(<SheetHost snapPoints={['auto', 1]} />);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(page.getByRole('button', { name: 'Show more' })).toBeVisible();
  expect(document.querySelector('[data-sheet-body]')?.hasAttribute('tabindex')).toBe(false);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => openDialogs().length).toBe(0);
});
