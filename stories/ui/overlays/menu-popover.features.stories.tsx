import { Pencil, Copy } from '@kopa/ui/icons';
import { MenuPopover } from '@kopa/ui/menu-popover';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'ui/overlays/menu-popover/features',
  component: MenuPopover,
  tags: ['no-picture'],
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: {
    label: 'More acts',
    items: [
      { id: 'edit', label: 'Change' },
      { id: 'copy', label: 'Copy the number' },
    ],
    onChoose: () => undefined,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('menu')).toBeVisible();
  },
} satisfies Meta<typeof MenuPopover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Icons: Story = {
  args: {
    items: [
      { id: 'edit', label: 'Change', icon: <Pencil aria-hidden /> },
      { id: 'copy', label: 'Copy the number', icon: <Copy aria-hidden /> },
    ],
  },
};
export const Danger: Story = { args: { items: [{ id: 'off', label: 'Write off', tone: 'danger' }] } };
export const DisabledItem: Story = {
  args: { items: [{ id: 'off', label: 'Write off, from 1 March', disabled: true }] },
};
export const TextButton: Story = { args: { variant: 'text' } };
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <MenuPopover {...args} />
    </div>
  ),
};
/** The menu stays inside the window. */
export const LongWords: Story = {
  args: {
    label: 'Otras acciones',
    items: [
      { id: 'a', label: 'Devolver un pago que se registró a mano por error en este préstamo' },
      { id: 'b', label: 'Cancelar como pérdida lo que se debe hoy' },
    ],
  },
  globals: { locale: 'es' },
};
