import { IconButton } from '@kopa/ui/icon-button';
import { CircleQuestionMark, Minus, Plus } from '@kopa/ui/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'ui/actions/icon-button',
  component: IconButton,
  decorators: [(Story) => <div className="flex gap-2 p-4">{Story()}</div>],
  args: { label: 'Help', icon: <CircleQuestionMark aria-hidden />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Help' });
    await expect([button.offsetWidth, button.offsetHeight]).toEqual([48, 48]);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

/** Exhausted: nothing more in this direction. It keeps the focus and says so. */
export const Framed: Story = {
  render: ({ onClick }) => (
    <>
      <IconButton framed exhausted label="Less" icon={<Minus aria-hidden />} onClick={onClick} />
      <IconButton framed label="More" icon={<Plus aria-hidden />} onClick={onClick} />
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const less = canvas.getByRole('button', { name: 'Less' });
    await userEvent.tab();
    await expect(less).toHaveFocus();
    await expect(less).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};
