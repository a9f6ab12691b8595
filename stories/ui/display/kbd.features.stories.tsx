import { Kbd } from '@kopa/ui/kbd';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'ui/display/kbd/features',
  component: Kbd,
  tags: ['no-picture'],
  decorators: [(Story) => <div className="p-4 text-body">{Story()}</div>],
  args: { children: 'J' },
} satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chord: Story = {
  render: () => (
    <p className="flex gap-1">
      <Kbd>Ctrl</Kbd>
      <Kbd>K</Kbd>
    </p>
  ),
};
