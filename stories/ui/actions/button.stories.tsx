import { Button } from '@kopa/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../guide.ts';

const meta = {
  title: 'ui/actions/button',
  component: Button,
  decorators: [(Story) => <div className="flex flex-col items-start gap-3 p-4">{Story()}</div>],
  parameters: guide({
    keys: [
      ['Tab', 'reaches it'],
      ['Enter or Space', 'does what it says; while busy, nothing'],
    ],
    dos: [
      'Say what happens, with the sum when money moves: "Get money: KSh 9,884".',
      'Have one filled button a screen, at the bottom, and make everything else outline or text.',
      'Keep it enabled and say what is missing after the tap.',
      'Set busy while something is sent; the second tap is then ignored and the focus stays.',
    ],
    donts: [
      'Do not write "OK", "Submit" or "Next step" where money moves.',
      'Do not put two buttons side by side, but Previous and Next.',
      'Do not use danger without a sheet that asks again.',
    ],
  }),
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One filled button per screen; the label states the effect. */
export const Default: Story = {
  args: { children: 'Get money: KSh 9,884', onClick: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Get money: KSh 9,884' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    await expect(button.offsetHeight).toBeGreaterThanOrEqual(48);
  },
};
