import { Button } from '@kopa/ui/button';
import { Stack } from '@kopa/ui/stack';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'ui/display/stack/features',
  component: Stack,
  tags: ['no-picture'],
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: {
    children: (
      <>
        <Button>Pay</Button>
        <Button variant="outline">See the costs</Button>
        <Button variant="text">Later</Button>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gaps: Story = {
  render: (args) => (
    <Stack gap={8}>
      <Stack {...args} gap={0} />
      <Stack {...args} gap={2} />
      <Stack {...args} gap={6} />
    </Stack>
  ),
};
export const Row: Story = { args: { direction: 'row' } };
export const RowToTheEnd: Story = { args: { direction: 'row', justify: 'end' } };
export const Start: Story = { args: { align: 'start' } };
export const List: Story = {
  args: {
    as: 'ul',
    gap: 1,
    children: (
      <>
        <li>Your ID card</li>
        <li>Your phone</li>
      </>
    ),
  },
};
export const RightToLeft: Story = { args: { direction: 'row', dir: 'rtl' } };
