import { Avatar } from '@kopa/ui/avatar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../guide.ts';

/** The mark of a person. */
const meta = {
  title: 'ui/display/avatar',
  component: Avatar,
  tags: ['new'],
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: { name: 'Achieng Atieno' },
  parameters: guide({
    keys: 'none',
    dos: ['Write the name beside the mark.', 'Give a label where there is no room for the name.'],
    donts: [
      'Tell people apart by the mark alone: two can have the same initials.',
      'Use it as a button: put it into one that has words.',
    ],
  }),
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('AA')).toHaveAttribute('aria-hidden', 'true');
  },
};
