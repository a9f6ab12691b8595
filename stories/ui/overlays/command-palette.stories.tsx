import { CommandPalette } from '@kopa/ui/command-palette';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { guide } from '../../guide.ts';
import { exampleGroups, PalettePage } from './example-palette.tsx';
import { body, closedBy, openWithKeys } from './opened-by.tsx';

/**
 * A search over places, things and acts, from anywhere in a tool that people use all day. The host opens it
 * with a key, such as Ctrl+K, and looks up what it cannot know beforehand.
 */
const meta = {
  title: 'ui/overlays/command-palette',
  component: CommandPalette,
  tags: ['new'],
  args: {
    open: false,
    onOpenChange: () => undefined,
    label: 'Search, or go to a place',
    query: '',
    onQueryChange: () => undefined,
    groups: exampleGroups,
    onChoose: () => undefined,
    empty: 'Nothing has this name or number.',
  },
  render: (args) => <PalettePage {...args} />,
  parameters: {
    ...guide({
      keys: [
        ['letters', 'narrow the rows, without case and accents'],
        ['Arrow down, arrow up', 'the next row and the one before, round the ends'],
        ['Enter', 'chooses the row; a row without the right says whom to ask and stays'],
        ['Ctrl+Enter', 'chooses the row for a new tab, and the palette stays'],
        ['Escape', 'closes it; the focus is back at what opened it'],
      ],
      dos: [
        'Show what one may not do, with whom to ask.',
        'Look personal numbers up only when they are complete.',
        'Show the keys that do the same without the palette.',
      ],
      donts: [
        'Put an act into it that has no panel with its consequences.',
        'Reorder rows while somebody reads them.',
      ],
    }),
    docs: { story: { inline: false, height: '740px' } },
  },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens with keys; the focus is in the field. */
async function openedField() {
  await openWithKeys('Search or go to');
  const found = body().getByRole('combobox', { name: 'Search, or go to a place' });
  await waitFor(() => expect(found).toHaveFocus());
  return found;
}

export const Default: Story = {
  play: async () => {
    const typed = await openedField();
    await userEvent.type(typed, 'angel');
    await expect(body().getAllByRole('option')).toHaveLength(1);
    await userEvent.clear(typed);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    const staff = body().getByRole('option', { name: /Staff/ });
    await expect(typed).toHaveAttribute('aria-activedescendant', staff.id);
    await expect(staff).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(typed).toBeVisible();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await closedBy('confirm', 'Search or go to');
    await expect(body().getByText('Chosen: refunds')).toBeVisible();
    const again = await openedField();
    const first = body().getByRole('option', { name: /Amina/ });
    await expect(again).toHaveAttribute('aria-activedescendant', first.id);
  },
};
