import { LinkButton } from '@kopa/ui/link-button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../guide.ts';

const meta = {
  title: 'ui/actions/link-button',
  component: LinkButton,
  decorators: [(Story) => <div className="flex flex-col items-start gap-3 p-4">{Story()}</div>],
  parameters: guide({
    keys: [
      ['Tab', 'reaches it'],
      ['Enter', 'follows it; as a button, Space does too'],
    ],
    dos: [
      'Give it href when it leads to a place, so that it can be opened, kept and read as a link.',
      'Set external when it leaves the app: the borrower sees the mark and pays for the data knowingly.',
      'Name the place: "The regulator\'s list of lenders".',
    ],
    donts: [
      'Do not call it "Click here" or "More".',
      'Do not use it for the one thing that the screen is for: that is a filled button.',
      'Do not use a link for what changes something; use onClick alone, which makes it a button.',
    ],
  }),
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { children: 'Ask for 30 more days', onClick: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Ask for 30 more days' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};
