import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../actions/button/index.js';
import { StringsProvider } from '../../foundations/strings/index.js';
import { sw } from '../../foundations/strings/sw.js';
import { NoticeBar } from './index.js';

const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(async () => {
  error.mockClear();
  document.documentElement.style.fontSize = '';
  await page.viewport(360, 740);
});

const words = () => page.getByText('You are signed out in a minute').element().getBoundingClientRect();
const button = () => page.getByRole('button').element().getBoundingClientRect();

it('NoticeBar closes by a button of 44 px in the language of the page', async () => {
  const onDismiss = vi.fn();
  await render(
    <StringsProvider strings={sw} locale="sw-KE">
      <NoticeBar onDismiss={onDismiss}>M-Pesa itafungwa usiku</NoticeBar>
    </StringsProvider>,
  );
  const close = page.getByRole('button', { name: sw.close });
  const { width, height } = close.element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await userEvent.keyboard('{Tab}{Enter}');
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

it('the action stands beside a short sentence, and below one that needs the room', async () => {
  await page.viewport(640, 740);
  await render(
    <NoticeBar tone="warning" action={<Button>Stay</Button>}>
      You are signed out in a minute
    </NoticeBar>,
  );
  expect(button().left).toBeGreaterThan(words().left + 100);
  expect(button().top).toBeLessThan(words().bottom);
  await page.viewport(320, 740);
  document.documentElement.style.fontSize = '200%';
  expect(button().top).toBeGreaterThanOrEqual(words().bottom);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

it('a bar without words shows nothing, an unknown tone is info, and the developer is told', async () => {
  const view = await render(<NoticeBar>{''}</NoticeBar>);
  expect(view.container.innerHTML).toBe('');
  expect(error).toHaveBeenCalledWith(expect.stringContaining('it has no words'));
  await render(<NoticeBar tone={'loud' as 'info'}>Words</NoticeBar>);
  await expect.element(page.getByText('Words')).toBeVisible();
  expect(error).toHaveBeenCalledWith(expect.stringContaining('there is no tone "loud"'));
});
