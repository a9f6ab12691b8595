import { Avatar } from '@kopa/ui/avatar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'ui/display/avatar/features',
  component: Avatar,
  tags: ['no-picture'],
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: { name: 'Achieng Atieno' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

const face = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="teal" d="M0 0h40v40H0z"/></svg>',
)}`;

export const Sizes: Story = {
  render: (args) => (
    <p className="flex items-end gap-3">
      <Avatar {...args} size="small" />
      <Avatar {...args} />
      <Avatar {...args} size="large" />
    </p>
  ),
};
export const Own: Story = { args: { tone: 'primary' } };
export const OneWord: Story = { args: { name: 'Njeri' } };
export const NoName: Story = { args: { name: null } };
export const Picture: Story = { args: { src: face } };
export const PictureMissing: Story = { args: { src: 'data:image/png;base64,AA' } };
/** Without the name beside it. */
export const Labelled: Story = {
  args: { label: 'Achieng Atieno' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Achieng Atieno' })).toBeVisible();
  },
};
