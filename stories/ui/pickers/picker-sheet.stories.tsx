import { PickerSheet } from '@kopa/ui/picker-sheet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { guide } from '../../guide.ts';
import { DayChoices } from './day-choices.tsx';
import { body, closed, row } from './in-sheet.ts';

/**
 * Cancel, the title and Confirm above what is to be chosen; exactly half the page. The content keeps a draft.
 */
const meta = {
  title: 'ui/pickers/picker-sheet',
  component: PickerSheet,
  args: { open: false, onOpenChange: () => undefined, title: 'Payday', children: null },
  render: (args) => <DayChoices {...args} />,
  parameters: {
    ...guide({
      keys: [
        ['Enter on the row', 'opens it; the focus is at its title'],
        ['Tab', 'Confirm, the content, Cancel, and never the page behind'],
        ['Escape', 'closes it and forgets the draft; the focus is back at the row'],
      ],
      dos: [
        'Begin with what the row has, and forget the draft on every way out but Confirm.',
        'Refuse in onConfirm, and say why, when what is chosen cannot be taken.',
        'Leave Confirm out only where a tap takes at once.',
      ],
      donts: [
        'Put a text field below a list: the keyboard covers it. A search field stands above the rows.',
        'Open a sheet from a sheet for the next question.',
        'Disable Confirm without a word.',
      ],
    }),
    docs: { story: { inline: false, height: '740px' } },
  },
} satisfies Meta<typeof PickerSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    row('Payday').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(body().getByRole('heading', { name: 'Payday' })).toHaveFocus());
    await userEvent.tab();
    await expect(body().getByRole('button', { name: 'Confirm' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(body().getByRole('button', { name: '15' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(row('Payday')).toHaveAccessibleName(expect.stringContaining('15'));
    await expect(row('Payday')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await body().findByRole('dialog', { name: 'Payday' });
  },
};
