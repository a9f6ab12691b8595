import { OptionPicker } from '@kopa/ui/option-picker';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { guide } from '../../guide.ts';
import { education, HeldOption } from './held-option.tsx';
import { body, closed, row } from './in-sheet.ts';

/**
 * One of a list, by a tap. Up to 12 rows take half the page; longer lists take all of it, with a search field
 * on top.
 */
const meta = {
  title: 'ui/pickers/option-picker',
  component: OptionPicker,
  args: {
    open: false,
    onOpenChange: () => undefined,
    onChoose: () => undefined,
    title: 'Education',
    options: education,
    value: '3',
  },
  render: (args) => <HeldOption {...args} />,
  parameters: {
    ...guide({
      keys: [
        ['Enter on the row', 'opens it; the focus is in the list, at what is chosen'],
        ['Arrow down, arrow up', 'the next option, the option before'],
        ['Page down, Page up, Home, End', 'five on, five back, the first, the last'],
        ['Letters', 'the option that begins with them; over 12 options they go to the search field'],
        ['Enter or Space', 'marks the row; on the marked row, takes it and closes'],
        ['Escape', 'closes and changes nothing'],
      ],
      dos: [
        'Order the options as borrowers look for them: by frequency, by size or by name.',
        'Say what is folded into an option in its caption, and give other names as keywords.',
        'Say what went wrong in error, and give onRetry.',
      ],
      donts: [
        'Use it for two or three short choices: a RadioRow shows them at once.',
        'Give an option "Other" without a row to say which.',
        "Let a form's list choose at once: a tap that slips could not be taken back.",
      ],
    }),
    docs: { story: { inline: false, height: '740px' } },
  },
} satisfies Meta<typeof OptionPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    row('Education').focus();
    await userEvent.keyboard('{Enter}');
    const list = await body().findByRole('listbox', { name: 'Education' });
    await waitFor(() => expect(list).toHaveFocus());
    const active = () => document.getElementById(list.getAttribute('aria-activedescendant') ?? '');
    await expect(active()).toHaveTextContent('Senior school');
    await userEvent.keyboard('{End}');
    await expect(active()).toHaveTextContent('University');
    await userEvent.keyboard('{Home}{ArrowDown}');
    await expect(active()).toHaveTextContent('Primary school');
    await userEvent.keyboard('t');
    await expect(active()).toHaveTextContent('Technical college');
    await userEvent.keyboard('{Enter}');
    await expect(active()).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(row('Education')).toHaveAccessibleName(expect.stringContaining('Technical college'));
    await userEvent.keyboard('{Enter}');
    await body().findByRole('listbox', { name: 'Education' });
  },
};
