import { IconButton } from '@kopa/ui/icon-button';
import { ArrowLeft, CircleQuestionMark, Minus, Plus, X } from '@kopa/ui/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'ui/actions/icon-button/features',
  component: IconButton,
  decorators: [(Story) => <div className="flex gap-2 p-4">{Story()}</div>],
  args: { label: 'Help', icon: <CircleQuestionMark aria-hidden />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** At the end of the range the button keeps the focus and says so. */
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

/** The arrow turns with the direction of the text; the cross and the question mark do not. */
export const Plain: Story = {
  render: () => (
    <>
      <IconButton label="Back" icon={<ArrowLeft aria-hidden />} />
      <IconButton label="Clear" icon={<X aria-hidden />} />
      <IconButton label="Help" icon={<CircleQuestionMark aria-hidden />} />
    </>
  ),
};

export const PlainRightToLeft: Story = { ...Plain, globals: { direction: 'rtl' } };
