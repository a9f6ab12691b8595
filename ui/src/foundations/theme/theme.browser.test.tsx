import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { BrandSource } from '../../../tokens/brand-source.js';
import { brandCss } from '../../../tokens/brand.js';
import easycash from '../../../tokens/easycash.tokens.json' with { type: 'json' };
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

const px = (value: number) => ({ $value: { value, unit: 'px' } });
const ms = (value: number) => ({ $value: { value, unit: 'ms' } });
const root = () => getComputedStyle(document.documentElement);

it("a brand's own type, motion and density hold, and less motion is less for it, too", async () => {
  const body = { fontSize: { value: 19, unit: 'px' }, lineHeight: 1.4, letterSpacing: 0, fontWeight: 400 };
  const mine = {
    ...easycash,
    font: { family: { $value: ['Georgia', 'serif'] } },
    text: { body: { $value: body } },
    duration: { move: ms(90), 'sheet-in': ms(111) },
    density: { compact: { size: { row: px(41) } } },
  } as unknown as BrandSource['tokens'];
  const own = document.createElement('style');
  own.textContent = brandCss({ id: 'mine', file: 'mine.tokens.json', tokens: mine });
  document.head.append(own);
  await themed({ brand: 'mine', mode: 'light', density: 'compact' });
  expect(root().fontFamily).toBe('Georgia, serif');
  expect(getComputedStyle(document.body).fontSize).toBe('19px');
  expect(root().getPropertyValue('--kopa-size-row')).toBe('41px');
  expect([durationOf('move'), durationOf('sheet-in')]).toEqual(['90ms', '111ms']);
  await themed({ brand: 'mine', mode: 'light', motion: 'reduced' });
  expect([durationOf('move'), durationOf('sheet-in')]).toEqual(['0ms', durationOf('fade')]);
  own.remove();
  await themed({ brand: 'easycash', mode: 'light' });
  expect(durationOf('move')).not.toBe('90ms');
});
