import { MenuPopover } from '@kopa/ui/menu-popover';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../guide.ts';

const meta = {
  title: 'ui/overlays/menu-popover',
  component: MenuPopover,
  tags: ['new'],
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: {
    label: 'More acts',
    items: [
      { id: 'back', label: 'Take a payment back' },
      { id: 'waive', label: 'Take late charge off' },
      { id: 'off', label: 'Write off', tone: 'danger' },
    ],
    onChoose: fn(),
  },
  parameters: guide({
    keys: [
      ['Enter, Space, ↓', 'on the button: opens the menu at its first item'],
      ['↑', 'on the button: opens it at the last one'],
      ['↑ ↓ Home End', 'move in the menu, in a circle'],
      ['a letter', 'leads to the next item that starts with it'],
      ['Enter', 'chooses; the focus returns to the button'],
      ['Escape, Tab', 'close the menu; Tab goes on from the button'],
    ],
    dos: [
      'Give the acts that are needed daily a button each, and put the rarer ones here.',
      'Ask again in a dialog before what cannot be undone.',
    ],
    donts: [
      'Choose a value with it: that is a PickerField, a RadioList or ChoiceChips.',
      'Use it on a phone where a sheet of rows has more room.',
    ],
  }),
} satisfies Meta<typeof MenuPopover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'More acts' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('menuitem', { name: 'Take a payment back' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('menu')).toBeNull();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('off');
    await expect(button).toHaveFocus();
  },
};
