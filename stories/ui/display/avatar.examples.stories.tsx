import { Avatar } from '@kopa/ui/avatar';
import { Card } from '@kopa/ui/card';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'ui/display/avatar/examples',
  component: Avatar,
  tags: ['no-picture'],
  args: { name: 'Achieng Atieno' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Whoever is logged in. */
export const Me: Story = {
  render: (args) => (
    <main className="p-4">
      <Card>
        <div className="flex items-center gap-3">
          <Avatar {...args} size="large" tone="primary" />
          <div className="min-w-0">
            <h1 className="text-title text-ink">Achieng Atieno</h1>
            <p className="text-label text-muted">0712 *** 678</p>
          </div>
        </div>
      </Card>
    </main>
  ),
};
