import { CopyButton } from '@kopa/ui/copy-button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { guide } from '../../guide.ts';

const meta = {
  title: 'ui/actions/copy-button',
  component: CopyButton,
  decorators: [(Story) => <div className="flex p-4">{Story()}</div>],
  parameters: guide({
    keys: [
      ['Tab', 'reaches it'],
      ['Enter or Space', 'copies, and says so for two seconds'],
    ],
    dos: [
      'Put it beside the value that it copies, and say in what which one: "Copy account number".',
      'Copy the bare value: no gaps, no currency, as the payment app wants to have it pasted.',
      'Pass showsValue, so that the value is selected where copying is not allowed.',
    ],
    donts: [
      'Do not show a toast too: the button itself says "Copied".',
      'Do not copy codes that nobody should pass on, as a one-time code.',
    ],
  }),
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { value: 'EC4821907', what: 'account number', onOutcome: fn() },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const button = canvas.getByRole('button', { name: 'Copy account number' });
    await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveAccessibleName('Copied account number'));
    await expect(write).toHaveBeenCalledWith('EC4821907');
    await expect(canvasElement.querySelector('[data-kopa-live=polite]')).toHaveTextContent('Copied');
    await expect(args.onOutcome).toHaveBeenCalledWith('copied');
    await waitFor(() => expect(button).toHaveAccessibleName('Copy account number'), { timeout: 8000 });
  },
};
