import { RegionPicker } from '@kopa/ui/region-picker';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { guide } from '../../guide.ts';
import { HeldRegion, home } from './held-region.tsx';
import { body, closed, row } from './in-sheet.ts';

/**
 * A state and then a city of it, in one sheet with a tab for each. Only a city closes it and hands both over.
 */
const meta = {
  title: 'ui/pickers/region-picker',
  component: RegionPicker,
  args: home,
  render: (args) => <HeldRegion {...args} />,
  parameters: {
    ...guide({
      keys: [
        ['Enter on the row', 'opens it; the focus is in the list of the level that is next'],
        ['Arrow down, arrow up, Home, End', 'another row'],
        [
          'Letters',
          'the row that begins with them; in a list of more than 12 rows they go to the search field',
        ],
        ['Enter or Space', 'chooses: a state leads to its cities, a city closes'],
        ['Arrow left, arrow right on a tab', 'the other level'],
        ['Escape', 'closes and changes nothing'],
      ],
      dos: [
        'Call the levels what borrowers call them: Province and District, State and City.',
        'Give the cities with their states where you have them; load them where they are many.',
        'Give folded and former names as captions and keywords.',
      ],
      donts: [
        'Ask for state and city in two rows that must agree.',
        'Keep a city of another state: it is cleared, and the sheet says so.',
        'Guess the place from the network.',
      ],
    }),
    docs: { story: { inline: false, height: '740px' } },
  },
} satisfies Meta<typeof RegionPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    row('Where you live').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(body().getByRole('listbox', { name: 'Province' })).toHaveFocus());
    await userEvent.keyboard('na{Enter}');
    await waitFor(() => expect(body().getByRole('listbox', { name: 'District' })).toHaveFocus());
    await expect(body().getByRole('tab', { name: 'Province Nairobi' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}{Enter}');
    await closed();
    await expect(row('Where you live')).toHaveAccessibleName(expect.stringContaining('Kasarani, Nairobi'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(body().getByRole('listbox', { name: 'District' })).toHaveFocus());
  },
};
