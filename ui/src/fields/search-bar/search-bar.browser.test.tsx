import { useState, type FormEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { StringsProvider } from '../../foundations/strings/index.js';
import { sw } from '../../foundations/strings/sw.js';
import { SearchBar, type SearchBarProps } from './index.js';

function Kept({ onValue, ...rest }: Partial<SearchBarProps>) {
  const [text, setText] = useState('');
  return (
    <SearchBar
      {...rest}
      value={text}
      onValue={(next) => {
        setText(next);
        onValue?.(next);
      }}
    />
  );
}
const field = () => page.getByRole('searchbox');

it('SearchBar gives each text, and clears by its button, which hands the focus back', async () => {
  const onValue = vi.fn();
  await render(<Kept label="Search the questions" onValue={onValue} />);
  await expect.element(field()).toHaveAccessibleName('Search the questions');
  expect(page.getByRole('button').elements()).toHaveLength(0);
  await userEvent.keyboard('{Tab}fee');
  expect(onValue.mock.calls).toEqual([['f'], ['fe'], ['fee']]);
  await userEvent.click(page.getByRole('button', { name: 'Clear' }));
  await expect.element(field()).toHaveValue('');
  await expect.element(field()).toHaveFocus();
  expect(page.getByRole('button').elements()).toHaveLength(0);
});

it('Escape clears a text first, and then is for what is around the field', async () => {
  const onEscape = vi.fn();
  const listen = (event: KeyboardEvent) => event.key === 'Escape' && onEscape();
  document.addEventListener('keydown', listen);
  await render(<Kept />);
  await userEvent.keyboard('{Tab}fee{Escape}');
  await expect.element(field()).toHaveValue('');
  expect(onEscape).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onEscape).toHaveBeenCalledTimes(1);
  document.removeEventListener('keydown', listen);
});

it('Enter sends the form around it', async () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  await render(
    <form role="search" onSubmit={onSubmit}>
      <Kept name="q" />
    </form>,
  );
  await userEvent.keyboard('{Tab}fee{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('SearchBar speaks the language of the page, and is 48 px high', async () => {
  await render(
    <StringsProvider strings={sw} locale="sw-KE">
      <Kept />
    </StringsProvider>,
  );
  await expect.element(field()).toHaveAccessibleName(sw.search);
  expect(field().element().parentElement!.offsetHeight).toBeGreaterThanOrEqual(48);
  await userEvent.keyboard('{Tab}a');
  const clear = page.getByRole('button', { name: sw.clear }).element().getBoundingClientRect();
  expect(Math.min(clear.width, clear.height)).toBeGreaterThanOrEqual(44);
});

it('looks go to the frame, attributes, events and the ref to the input', async () => {
  const ref = { current: null as HTMLInputElement | null };
  const [onChange, onKeyDown] = [vi.fn(), vi.fn()];
  const { container } = await render(
    <Kept
      ref={ref}
      className="from-outside"
      style={{ marginTop: '3px' }}
      data-testid="text"
      aria-describedby="more"
      onChange={onChange}
      onKeyDown={onKeyDown}
    />,
  );
  const frame = container.firstElementChild as HTMLElement;
  expect(frame.className.endsWith('from-outside')).toBe(true);
  expect(frame.style.marginTop).toBe('3px');
  expect(ref.current).toBe(page.getByTestId('text').element());
  expect(ref.current?.getAttribute('aria-describedby')).toBe('more');
  await userEvent.keyboard('{Tab}a');
  expect([onChange, onKeyDown].map((told) => told.mock.calls.length)).toEqual([1, 1]);
});
