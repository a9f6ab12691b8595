import { CommandPalette } from '@kopa/ui/command-palette';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleGroups, PalettePage } from './example-palette.tsx';
import { open } from './opened-by.tsx';

const meta = {
  title: 'ui/overlays/command-palette/examples',
  component: CommandPalette,
  tags: ['no-picture'],
  args: {
    open: false,
    onOpenChange: () => undefined,
    label: 'Tafuta, au nenda mahali',
    query: '',
    onQueryChange: () => undefined,
    groups: exampleGroups,
    onChoose: () => undefined,
    empty: 'Hakuna chenye jina au nambari hii.',
  },
  render: (args) => <PalettePage {...args} />,
  parameters: { docs: { story: { inline: false, height: '740px' } } },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The desk of a lender, in dark. */
export const ADesk: Story = {
  globals: { mode: 'dark' },
  play: async () => {
    await open('Search or go to');
  },
};
