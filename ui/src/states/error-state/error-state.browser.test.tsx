import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { Announcer } from '../../foundations/announce/index.js';
import { ErrorState } from './index.js';

const loud = () => document.querySelector('[data-kopa-live=assertive]')?.textContent;

it('ErrorState keeps button and focus during a repetition, and announces another failure', async () => {
  const retry = vi.fn();
  const state = (retrying: boolean) => (
    <>
      <Announcer />
      <ErrorState body="Your answers are safe on this phone." onRetry={retry} retrying={retrying} />
    </>
  );
  const view = await render(state(false));
  await userEvent.keyboard('{Tab}{Enter}');
  expect(retry).toHaveBeenCalledTimes(1);
  expect(loud()).toBe('');
  await view.rerender(state(true));
  const button = view.getByRole('button');
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Enter}');
  expect(retry).toHaveBeenCalledTimes(1);
  await view.rerender(state(false));
  await expect.element(button).toHaveFocus();
  expect(loud()).toBe('Something went wrong');
});

it('ErrorState has no button without an action', async () => {
  const view = await render(<ErrorState title="Closed for today" />);
  await expect.element(view.getByRole('alert')).toHaveTextContent('Closed for today');
  expect(view.getByRole('button').elements()).toHaveLength(0);
});
