import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { StringsProvider } from '../../foundations/strings/index.js';
import { sw } from '../../foundations/strings/sw.js';
import { InfiniteList, type InfiniteListProps } from './index.js';

const tall = <div style={{ height: '4000px' }}>Rows</div>;
const short = <div>Rows</div>;
const list = (props: Partial<InfiniteListProps> & Pick<InfiniteListProps, 'onMore'>) => (
  <InfiniteList hasMore {...props}>
    {props.children ?? tall}
  </InfiniteList>
);

it('the next rows are fetched once when the end comes near, not before', async () => {
  const onMore = vi.fn();
  const view = await render(list({ onMore }));
  await new Promise(requestAnimationFrame);
  expect(onMore).not.toHaveBeenCalled();
  window.scrollTo(0, 3000);
  await vi.waitFor(() => expect(onMore).toHaveBeenCalledTimes(1));
  window.scrollTo(0, 3100);
  await view.rerender(list({ onMore, loading: true }));
  await expect.element(page.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  expect(onMore).toHaveBeenCalledTimes(1);
});

it('a list that still ends near after its next rows fetches again', async () => {
  const onMore = vi.fn();
  const view = await render(list({ onMore, children: short }));
  await vi.waitFor(() => expect(onMore).toHaveBeenCalledTimes(1));
  await view.rerender(list({ onMore, children: short, loading: true }));
  await view.rerender(list({ onMore, children: short }));
  await vi.waitFor(() => expect(onMore).toHaveBeenCalledTimes(2));
});

it('a list that scrolls by itself counts from its own edge', async () => {
  const onMore = vi.fn();
  await render(
    <div data-testid="pane" style={{ height: '100px', overflowY: 'auto' }}>
      {list({ onMore, children: <div style={{ height: '400px' }}>Rows</div> })}
    </div>,
  );
  await new Promise(requestAnimationFrame);
  expect(onMore).not.toHaveBeenCalled();
  page.getByTestId('pane').element().scrollTop = 200;
  await vi.waitFor(() => expect(onMore).toHaveBeenCalledTimes(1));
});

it('after a failure nothing is fetched until the button is pressed', async () => {
  const onMore = vi.fn();
  await render(
    <StringsProvider strings={sw} locale="sw-KE">
      {list({ onMore, failed: true, children: short })}
    </StringsProvider>,
  );
  await expect.element(page.getByRole('status')).toHaveTextContent(sw.moreFailed);
  await new Promise(requestAnimationFrame);
  expect(onMore).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole('button', { name: sw.tryAgain }));
  expect(onMore).toHaveBeenCalledTimes(1);
});

it('without `auto` only the button fetches', async () => {
  const onMore = vi.fn();
  await render(list({ onMore, auto: false, children: short, status: '30 of 120' }));
  await expect.element(page.getByRole('status')).toHaveTextContent('30 of 120');
  await new Promise(requestAnimationFrame);
  expect(onMore).not.toHaveBeenCalled();
  await userEvent.keyboard('{Tab}{Enter}');
  expect(onMore).toHaveBeenCalledTimes(1);
});

function Pages() {
  const [isWhole, setIsWhole] = useState(false);
  return (
    <InfiniteList hasMore={!isWhole} auto={false} onMore={() => setIsWhole(true)}>
      Rows
    </InfiniteList>
  );
}

it('the last rows take the button away, and its focus goes to the end', async () => {
  await render(<Pages />);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('status')).toHaveFocus();
  await expect.element(page.getByRole('status')).toHaveTextContent('That is everything');
  expect(page.getByRole('button').elements()).toHaveLength(0);
});

it('a list that never had more says nothing', async () => {
  const view = await render(list({ hasMore: false, onMore: vi.fn(), children: 'Rows' }));
  expect(view.container.textContent).toBe('Rows');
});
