import { CommandPalette } from '@kopa/ui/command-palette';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { exampleGroups, PalettePage } from './example-palette.tsx';
import { body, escape, open } from './opened-by.tsx';

const meta = {
  title: 'ui/overlays/command-palette/features',
  component: CommandPalette,
  tags: ['no-picture'],
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
  parameters: { docs: { story: { inline: false, height: '740px' } } },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

const typed = async (text: string) => {
  await open('Search or go to');
  await userEvent.type(body().getByRole('combobox'), text);
};

/** No row fits: the host says what can be searched. */
export const NoneFits: Story = {
  play: async () => {
    await typed('zebra');
    await expect(body().getByText('Nothing has this name or number.')).toBeVisible();
    await expect(body().getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Rows of a server answer the query already: they stay although their words do not have it. */
export const Found: Story = {
  args: {
    groups: [{ ...exampleGroups[0]!, heading: 'Found', isFound: true }, ...exampleGroups.slice(1)],
    status: 'Looking…',
  },
  play: async () => {
    await typed('QK12ABCD34');
    await expect(body().getAllByRole('option')).toHaveLength(2);
    await expect(body().getByText('Looking…')).toBeVisible();
  },
};

/** A new tab leaves the palette open. */
export const NewTab: Story = {
  play: async () => {
    await typed('dark');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(body().getByText('Chosen: dark in a new tab')).toBeInTheDocument();
    await escape();
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  },
};
