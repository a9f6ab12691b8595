import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ThemeProvider, type ThemeProviderProps } from './index.js';

const durationOf = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--kopa-duration-${name}`).trim();

it("the host can reduce motion below the phone's setting, and restore it", async () => {
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

const themed = (props: Omit<ThemeProviderProps, 'children'>) =>
  render(<ThemeProvider {...props}>Words</ThemeProvider>);

it('ThemeProvider writes brand, mode and density to the element of the tokens', async () => {
  await themed({ brand: 'easycash', mode: 'dark', density: 'roomy' });
  expect({ ...document.documentElement.dataset }).toMatchObject({
    brand: 'easycash',
    mode: 'dark',
    density: 'roomy',
  });
  await themed({ brand: 'easycash', mode: 'system' });
  expect({ ...document.documentElement.dataset }).not.toHaveProperty('mode');
  expect({ ...document.documentElement.dataset }).not.toHaveProperty('density');
});

it("ThemeProvider takes an unknown mode as the system's, omits an unknown density, and reports both to the developer", async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await themed({ brand: 'easycash', mode: 'night' as 'dark', density: 'wide' as 'roomy' });
  expect({ ...document.documentElement.dataset }).not.toHaveProperty('mode');
  expect({ ...document.documentElement.dataset }).not.toHaveProperty('density');
  const told = error.mock.calls.map(([text]) => String(text));
  error.mockRestore();
  expect(told).toEqual([
    expect.stringContaining('no mode "night"'),
    expect.stringContaining('no density "wide"'),
  ]);
});

it('ThemeProvider reports a brand without tokens to the developer, and no brand with tokens', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const own = document.createElement('style');
  own.textContent = "@media screen { [data-brand='mine'] { --kopa-color-primary: #7a1f4b } }";
  document.head.append(own);
  await themed({ brand: 'mine', mode: 'light' });
  await themed({ brand: 'easycash', mode: 'light' });
  expect(error).not.toHaveBeenCalled();
  await themed({ brand: 'jau', mode: 'light' });
  own.remove();
  await themed({ brand: 'easycash', mode: 'light' });
  expect(error.mock.calls).toEqual([[expect.stringContaining('the brand "jau" has no tokens')]]);
  error.mockRestore();
});
