import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { ThemeProvider } from './index.js';

const durationOf = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--kopa-duration-${name}`).trim();

it('a host may ask for less motion than the phone does, and take it back', async () => {
  const view = await render(
    <ThemeProvider brand="easycash" mode="light" motion="reduced">
      <p>Here</p>
    </ThemeProvider>,
  );
  expect(durationOf('move')).toBe('0ms');
  expect(durationOf('sheet-in')).toBe(durationOf('fade'));
  await view.rerender(
    <ThemeProvider brand="easycash" mode="light">
      <p>Here</p>
    </ThemeProvider>,
  );
  expect(durationOf('move')).not.toBe('0ms');
  expect(durationOf('sheet-in')).not.toBe(durationOf('fade'));
});
