import { OwnerTag } from '@kopa/ui/owner-tag';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../guide.ts';

/** Who has an item of work. */
const meta = {
  title: 'ui/display/owner-tag',
  component: OwnerTag,
  tags: ['new'],
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: { name: 'Achieng Atieno', children: 'Achieng' },
  parameters: guide({
    keys: 'none',
    dos: ['Say "You" for the reader.', 'Say that nobody has an item: "free".'],
    donts: ['Show initials alone where there is room for the name.'],
  }),
} satisfies Meta<typeof OwnerTag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('AA')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByText('Achieng')).toBeVisible();
  },
};
