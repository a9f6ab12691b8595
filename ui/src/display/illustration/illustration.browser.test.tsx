import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { DrawnIn, Illustration, Moment, type IllustrationProps } from './index.js';
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

it('the check is drawn in 240 ms, then what stands below in 320 ms; with less motion both fade in', async () => {
  const view = await render(
    <>
      <Illustration name="approved" plays />
      <Moment name="paid" plays />
      <DrawnIn plays>Both sums</DrawnIn>
    </>,
  );
  const motions = () =>
    [...view.container.querySelectorAll('[data-check], div')].flatMap((element) =>
      element.getAnimations().map((motion) => {
        const { delay = 0, duration, iterations } = motion.effect!.getTiming();
        return `${(motion as CSSAnimation).animationName} ${delay} ${String(duration)} ${iterations}`;
      }),
    );
  expect(motions()).toEqual(['kopa-draw 0 240 1', 'kopa-draw 0 240 1', 'kopa-uncover 240 320 1']);
  document.documentElement.dataset['motion'] = 'reduced';
  expect(motions()).toEqual(['kopa-fade 0 240 1', 'kopa-fade 0 240 1', 'kopa-fade 240 320 1']);
  delete document.documentElement.dataset['motion'];
});
