import { useEffect, useRef } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { followBottomBar } from '../../platform/bottom-bar.js';
import { NavBar } from '../nav-bar/index.js';
import { Screen } from './index.js';

const screen = (title: string, place?: string) => (
  <Screen header={<NavBar title={title} onBack={() => undefined} />} place={place}>
    <input aria-label="Name" />
  </Screen>
);

/** Takes the focus before the first frame. */
function Focused() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  return <input ref={field} aria-label="Address" />;
}

it('Screen moves the focus to the h1 when it appears', async () => {
  const view = await render(screen('About you'));
  await expect.element(view.getByRole('heading', { name: 'About you' })).toHaveFocus();
});

it('Screen moves the focus again for another place, and only then', async () => {
  const view = await render(screen('About you', '/about'));
  await view.getByRole('textbox').click();
  await view.rerender(screen('Kukuhusu', '/about'));
  await expect.element(view.getByRole('textbox')).toHaveFocus();
  await view.rerender(screen('Your ID', '/identity'));
  await expect.element(view.getByRole('heading', { name: 'Your ID' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(view.getByRole('textbox')).toHaveFocus();
});

it('a new place removes the announcements of the earlier one', async () => {
  const view = await render(screen('Where is my money', 'faq'));
  const region = document.createElement('output');
  region.dataset['kopaLive'] = 'polite';
  region.textContent = 'Error: Please agree to the loan agreement';
  document.body.append(region);
  await view.rerender(screen('Loan running', 'home'));
  expect(region.textContent).toBe('');
  region.remove();
});

it('Screen leaves an autofocused field alone', async () => {
  const view = await render(
    <Screen header={<NavBar title="Search" />}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
      <input aria-label="Name" autoFocus />
    </Screen>,
  );
  await expect.element(view.getByRole('textbox')).toHaveFocus();
});

it('a field that receives the focus is clear of the footer, whatever the browser scrolled', async () => {
  const view = await render(
    <Screen header={<NavBar title="About you" />} footer={<button type="button">Continue</button>}>
      <div style={{ height: '90vh' }} />
      <input aria-label="Address" />
      <div style={{ height: '90vh' }} />
    </Screen>,
  );
  await expect.poll(() => document.documentElement.style.scrollPaddingBottom).not.toBe('');
  const [field, next] = [view.getByRole('textbox').element(), view.getByRole('button').element()];
  (field as HTMLInputElement).focus({ preventScroll: true });
  expect(field.getBoundingClientRect().bottom).toBeLessThan(next.getBoundingClientRect().top);
  const { scrollY } = window;
  (next as HTMLButtonElement).focus({ preventScroll: true });
  expect(window.scrollY).toBe(scrollY);
});

it('a field that receives the focus before the first frame is clear of the footer', async () => {
  const view = await render(
    <Screen header={<NavBar title="About you" />} footer={<button type="button">Continue</button>}>
      <div style={{ height: '90vh' }} />
      <Focused />
      <div style={{ height: '90vh' }} />
    </Screen>,
  );
  const [field, next] = [view.getByRole('textbox').element(), view.getByRole('button').element()];
  expect(field.getBoundingClientRect().bottom).toBeLessThan(next.getBoundingClientRect().top);
});

it('Screen keeps scrolled targets clear of its bars, and restores the padding', async () => {
  const view = await render(
    <Screen header={<NavBar title="About you" />} footer={<button type="button">Continue</button>}>
      Words
    </Screen>,
  );
  const { style } = document.documentElement;
  await expect.poll(() => style.scrollPaddingTop).toBe('64px');
  expect(Number.parseFloat(style.scrollPaddingBottom)).toBeGreaterThan(30);
  await view.unmount();
  expect(style.scrollPaddingTop).toBe('');
});

it('Screen reports the height of the bottom bar to elements above the bar, and not to the page', async () => {
  const toast = document.createElement('div');
  const stop = followBottomBar(toast);
  const told = () => toast.style.getPropertyValue('--kopa-bottom-bar');
  const view = await render(<Screen footer={<button type="button">Continue</button>}>Words</Screen>);
  await expect.poll(() => Number.parseFloat(told())).toBeGreaterThan(20);
  expect(document.documentElement.style.getPropertyValue('--kopa-bottom-bar')).toBe('');
  await view.unmount();
  expect(told()).toBe('');
  stop();
});
