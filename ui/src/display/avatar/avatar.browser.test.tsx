import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Avatar } from './index.js';

const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => {
  error.mockClear();
  document.documentElement.style.fontSize = '';
});

const mark = () => document.querySelector('body > div > span')!;
const picture = () => document.querySelector('img');

it.each([
  ['Achieng Grace Atieno', 'AA'],
  ['  njeri ', 'N'],
  ['Łukasz Żak', 'ŁŻ'],
  ['𐐨𐐩 𐐪', '𐐀𐐂'],
])('the initials of %s are %s', async (name, letters) => {
  await render(<Avatar name={name} />);
  expect(mark().textContent).toBe(letters);
});

it.each([null, undefined, '', '  '])('without a name (%j) there is a drawing', async (name) => {
  await render(<Avatar name={name} />);
  expect(mark().textContent).toBe('');
  expect(mark().querySelector('svg')).not.toBeNull();
});

it('readers hear a label, and nothing beside a written name', async () => {
  const view = await render(<Avatar name="Achieng Atieno" />);
  expect(mark().getAttribute('aria-hidden')).toBe('true');
  await view.rerender(<Avatar name="Achieng Atieno" label="Achieng Atieno" />);
  await expect.element(page.getByRole('img', { name: 'Achieng Atieno' })).toBeVisible();
  expect(mark().getAttribute('aria-hidden')).toBeNull();
  await view.rerender(<Avatar name="Achieng Atieno" label=" " />);
  expect(error).toHaveBeenCalledWith(expect.stringContaining('its label is empty'));
});

it('a picture that does not arrive leaves the initials, and another address is tried', async () => {
  const view = await render(<Avatar name="Achieng Atieno" src="data:image/png;base64,AA" />);
  await vi.waitFor(() => expect(picture()).toBeNull());
  expect(mark().textContent).toBe('AA');
  await view.rerender(<Avatar name="Achieng Atieno" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" />);
  expect(picture()).not.toBeNull();
});

it.each(['small', 'medium', 'large'] as const)('a %s mark grows with the text', async (size) => {
  await render(<Avatar name="Achieng Atieno" size={size} />);
  const { width } = mark().getBoundingClientRect();
  document.documentElement.style.fontSize = '200%';
  expect(mark().getBoundingClientRect().width).toBe(width * 2);
  expect(mark().scrollWidth).toBeLessThanOrEqual(mark().clientWidth);
});
