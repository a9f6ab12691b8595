import { Button } from '@kopa/ui/button';
import { Kbd } from '@kopa/ui/kbd';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'ui/display/kbd/examples',
  component: Kbd,
  tags: ['no-picture'],
  args: { children: 'T' },
} satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In an action: the key is part of the button, and readers hear the shortcut. */
export const InAnAction: Story = {
  render: () => (
    <main className="p-4">
      <h1 className="mb-3 text-title">Payment not showing</h1>
      <Button variant="outline" aria-keyshortcuts="t">
        Take <Kbd>T</Kbd>
      </Button>
    </main>
  ),
};
