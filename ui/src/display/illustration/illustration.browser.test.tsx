import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Illustration, type IllustrationProps } from './index.js';
import { scenes, subjects } from './drawings.js';

it('each Illustration takes 2 kB or less, and is hidden from screen readers', async () => {
  for (const name of Object.keys({ ...scenes, ...subjects }) as IllustrationProps['name'][]) {
    const view = await render(<Illustration name={name} />);
    const drawing = view.container.querySelector('svg');
    expect(drawing?.getAttribute('aria-hidden'), name).toBe('true');
    expect(drawing?.outerHTML.length, name).toBeLessThanOrEqual(2048);
    expect(drawing?.outerHTML, name).not.toMatch(/#[0-9a-f]{3}|rgb|https?:(?!\/\/www.w3.org)/i);
    await view.unmount();
  }
});

it.each(['toString', 'happy'])(
  'Illustration shows nothing for "%s", and reports the known names to the developer',
  async (name) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const view = await render(<Illustration name={name as 'wait'} />);
    expect(view.container.innerHTML).toBe('');
    expect(error).toHaveBeenCalledWith(
      expect.stringMatching(new RegExp(`no drawing "${name}".*wait, rejected`)),
    );
    error.mockRestore();
  },
);
