import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { putDown, swipe } from '../../../test/finger.js';
import { Announcer } from '../../foundations/announce/index.js';
import { StringsProvider } from '../../foundations/strings/index.js';
import { sw } from '../../foundations/strings/sw.js';
import { PullToRefresh } from './index.js';

/** An answer that comes when the test says so. */
function answer() {
  let [come, fail] = [() => undefined as void, () => undefined as void];
  const promise = new Promise<void>((resolve, reject) => {
    come = resolve;
    fail = () => reject(new Error('lost'));
  });
  return { promise, come, fail };
}

const rows = <div style={{ height: '2000px', background: 'linear-gradient(white, grey)' }}>Rows</div>;
const list = (onRefresh: () => Promise<unknown>, children: ReactNode = rows, button = false) => (
  <>
    <Announcer />
    <PullToRefresh data-testid="pull" onRefresh={onRefresh} button={button}>
      {children}
    </PullToRefresh>
  </>
);
const root = () => page.getByTestId('pull').element() as HTMLElement;
const content = () => root().lastElementChild as HTMLElement;
const travel = () => content().getBoundingClientRect().top - root().getBoundingClientRect().top;
const spoken = () => page.getByRole('status').first();
const words = (text: string) => page.getByText(text, { exact: true });
const endAt = () => words('Last row').element().getBoundingClientRect().top;
const from = { x: 180, y: 120 };
const far = 200;

beforeEach(() => window.scrollTo(0, 0));
afterEach(() => {
  delete document.documentElement.dataset['motion'];
});

it('a pull far enough refreshes once, is announced, and gives the place back', async () => {
  const { promise, come } = answer();
  const onRefresh = vi.fn(() => promise);
  await render(list(onRefresh));
  const finger = await putDown(from);
  await finger.move({ y: 60 });
  await expect.element(words('Pull down to refresh')).toBeVisible();
  await finger.move({ y: far });
  await expect.element(words('Let go to refresh')).toBeVisible();
  expect(travel()).toBeGreaterThan(56);
  expect(onRefresh).not.toHaveBeenCalled();
  await finger.lift();
  await expect.element(spoken()).toHaveTextContent('Refreshing');
  await expect.poll(travel).toBe(56);
  await swipe(from, far);
  expect(onRefresh).toHaveBeenCalledTimes(1);
  expect(window.scrollY).toBe(0);
  come();
  await expect.element(spoken()).toHaveTextContent('Up to date');
  await expect.poll(travel).toBe(0);
  await swipe(from, far);
  await expect.poll(() => onRefresh.mock.calls.length).toBe(2);
});

it.each([
  ['is short', [{ y: 90 }]],
  ['goes back up', [{ y: far }, { y: 40 }]],
  ['leads across', [{ x: 150, y: 100 }]],
  ['leads up', [{ y: -100 }]],
])('a finger whose way %s refreshes nothing', async (_, ways) => {
  const onRefresh = vi.fn(async () => undefined);
  await render(list(onRefresh));
  const finger = await putDown(from);
  for (const way of ways) await finger.move(way);
  await finger.lift();
  await expect.poll(travel).toBe(0);
  expect(onRefresh).not.toHaveBeenCalled();
  expect(page.getByText(/to refresh/).elements()).toEqual([]);
});

it('a finger that starts further down scrolls the page, also past its top', async () => {
  const onRefresh = vi.fn(async () => undefined);
  await render(list(onRefresh));
  window.scrollTo(0, 60);
  await swipe(from, 300);
  await expect.poll(() => window.scrollY).toBe(0);
  expect(onRefresh).not.toHaveBeenCalled();
});

it('a box inside that is scrolled keeps its finger, and an open sheet too', async () => {
  const onRefresh = vi.fn(async () => undefined);
  await render(
    list(
      onRefresh,
      <>
        <div data-testid="box" style={{ height: '300px', overflowY: 'auto' }}>
          {rows}
        </div>
        <dialog open style={{ top: '320px' }}>
          <p style={{ height: '100px' }}>Sheet</p>
        </dialog>
      </>,
    ),
  );
  page.getByTestId('box').element().scrollTop = 30;
  await swipe(from, far);
  await swipe({ x: 180, y: 380 }, far);
  expect(onRefresh).not.toHaveBeenCalled();
});

it('the browser keeps its own pull to itself while the content is there', async () => {
  const view = await render(list(async () => undefined));
  expect(getComputedStyle(document.documentElement).overscrollBehaviorY).toBe('none');
  await view.unmount();
  expect(getComputedStyle(document.documentElement).overscrollBehaviorY).toBe('auto');
});

it('a box that scrolls by itself is pulled at its own top', async () => {
  const onRefresh = vi.fn(async () => undefined);
  await render(
    <div data-testid="pane" style={{ height: '400px', overflowY: 'auto' }}>
      {list(onRefresh)}
    </div>,
  );
  page.getByTestId('pane').element().scrollTop = 60;
  await swipe(from, far);
  expect(onRefresh).not.toHaveBeenCalled();
  page.getByTestId('pane').element().scrollTop = 0;
  await swipe(from, far);
  await expect.poll(() => onRefresh.mock.calls.length).toBe(1);
});

it('with less motion the words come and the content stands', async () => {
  document.documentElement.dataset['motion'] = 'reduced';
  const { promise, come } = answer();
  await render(list(() => promise));
  const finger = await putDown(from);
  await finger.move({ y: far });
  await expect.element(words('Let go to refresh')).toBeVisible();
  expect(travel()).toBe(0);
  await finger.lift();
  await expect.element(words('Refreshing').last()).toBeVisible();
  expect(travel()).toBe(0);
  come();
  await expect.element(spoken()).toHaveTextContent('Up to date');
});

it('what one reads further down stays where it is when the wait ends', async () => {
  const { promise, come } = answer();
  await render(list(() => promise, [rows, <p key="end">Last row</p>]));
  await swipe(from, far);
  await expect.poll(travel).toBe(56);
  window.scrollTo(0, 400);
  const before = endAt();
  come();
  await expect.poll(travel).toBe(0);
  expect(endAt()).toBe(before);
});

it('keys reach the button, which refreshes without a finger', async () => {
  const { promise, come } = answer();
  const onRefresh = vi.fn(() => promise);
  await render(
    <StringsProvider strings={sw} locale="sw-KE">
      {list(onRefresh, rows, true)}
    </StringsProvider>,
  );
  const button = page.getByRole('button');
  await expect.element(button).toHaveAccessibleName(sw.refresh);
  await userEvent.keyboard('{Tab}');
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(onRefresh).toHaveBeenCalledTimes(1);
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await expect.element(spoken()).toHaveTextContent(sw.refreshing);
  come();
  await expect.element(spoken()).toHaveTextContent(sw.refreshed);
  await expect.element(button).toHaveFocus();
});

it('a button above the content is pressed without a pull, and waits in its place after a pull', async () => {
  const { promise, come } = answer();
  const onRefresh = vi.fn(() => promise);
  await render(list(onRefresh, rows, true));
  const button = page.getByRole('button');
  await expect.element(button).toHaveAccessibleName('Refresh');
  await expect.element(button).toBeVisible();
  const finger = await putDown(from);
  await finger.move({ y: far });
  await expect.element(words('Let go to refresh')).toBeVisible();
  await finger.lift();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await expect.poll(travel).toBe(0);
  expect(onRefresh).toHaveBeenCalledTimes(1);
  come();
  await expect.element(spoken()).toHaveTextContent('Up to date');
  await userEvent.click(button);
  await expect.poll(() => onRefresh.mock.calls.length).toBe(2);
});

it('a failed refresh ends the wait and does not say that all is up to date', async () => {
  const { promise, fail } = answer();
  await render(list(() => promise));
  await swipe(from, far);
  await expect.element(spoken()).toHaveTextContent('Refreshing');
  fail();
  await expect.poll(travel).toBe(0);
  await expect.element(spoken()).toHaveTextContent('Refreshing');
  expect(page.getByText('Up to date').elements()).toEqual([]);
});

it('content that goes away during the wait says nothing more', async () => {
  const { promise, come } = answer();
  const view = await render(list(() => promise));
  await swipe(from, far);
  await expect.element(spoken()).toHaveTextContent('Refreshing');
  await view.rerender(<Announcer />);
  const region = spoken().element();
  region.replaceChildren();
  come();
  await promise;
  await new Promise(requestAnimationFrame);
  expect(region.textContent).toBe('');
});
