import { Button } from '@kopa/ui/button';
import { MenuPopover } from '@kopa/ui/menu-popover';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'ui/overlays/menu-popover/examples',
  component: MenuPopover,
  tags: ['no-picture'],
  args: {
    label: 'More acts',
    items: [
      { id: 'back', label: 'Take a payment back' },
      { id: 'off', label: 'Write off', tone: 'danger' },
    ],
    onChoose: () => undefined,
  },
} satisfies Meta<typeof MenuPopover>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Beside the acts that are needed daily. */
export const OfALoan: Story = {
  render: (args) => (
    <main className="p-4">
      <h1 className="mb-3 text-title">Loan KE2026-0091</h1>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline">Promise to pay</Button>
        <Button variant="outline">Record a payment</Button>
        <MenuPopover {...args} />
      </div>
    </main>
  ),
};
