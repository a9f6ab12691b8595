import { RegionPicker } from '@kopa/ui/region-picker';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { plain } from './held-option.tsx';
import { HeldRegion, home, provinces } from './held-region.tsx';
import { body, closed, openSheet, press, row } from './in-sheet.ts';

const meta = {
  title: 'ui/pickers/region-picker/features',
  component: RegionPicker,
  args: home,
  render: (args) => <HeldRegion {...args} />,
  parameters: { docs: { story: { inline: false, height: '740px' } } },
} satisfies Meta<typeof RegionPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = () => openSheet('Where you live');
const tap = (name: string | RegExp) => userEvent.click(body().getByRole('option', { name }));
const inCoast = { value: { state: 'Coast', city: 'Lamu' } };
const unloaded = provinces.map(({ value, label }) => ({ value, label }));

export const FirstLevel: Story = { play: async () => void (await open()) };

/** The level of the city explains what it waits for, and leads there. */
export const ChooseAStateFirst: Story = {
  play: async () => {
    await open();
    await userEvent.click(body().getByRole('tab', { name: 'District Choose' }));
    await expect(body().getByRole('button', { name: 'Choose this first: Province' })).toBeVisible();
  },
};

/** Another state clears the city: the sheet says which went away, and why. */
export const AnotherState: Story = {
  args: inCoast,
  play: async () => {
    await open();
    await userEvent.click(body().getByRole('tab', { name: 'Province Coast' }));
    await tap('Nairobi');
    await expect(body().getByRole('tab', { name: 'District Choose' })).toBeVisible();
    await expect(body().getByText(/Lamu was cleared/)).toBeVisible();
  },
};

/** A draft: Cancel brings back the city that was cleared. */
export const CancelRestores: Story = {
  args: inCoast,
  play: async () => {
    await AnotherState.play?.({} as never);
    await press('Cancel');
    await closed();
    await expect(row('Where you live')).toHaveAccessibleName(expect.stringContaining('Lamu, Coast'));
  },
};

/** A long level is searched. */
export const Search: Story = {
  play: async () => {
    await open();
    await tap('Rift Valley');
    await userEvent.type(body().getByRole('combobox'), 'na');
    await waitFor(() => expect(body().getByText('8 of 19 in Rift Valley')).toBeVisible());
  },
};

/** Cities that are on their way. */
export const Loading: Story = {
  args: { states: unloaded, loadCities: () => new Promise(() => undefined) },
  play: async () => {
    await open();
    await tap('Coast');
    await body().findByText('Loading');
  },
};

let attempts = 0;
const failsOnce = async () => {
  attempts += 1;
  if (attempts === 1) throw new Error('offline');
  return plain('Kilifi', 'Kwale', 'Lamu', 'Mombasa');
};

/** Cities that did not arrive. */
export const Failed: Story = {
  args: { states: unloaded, loadCities: () => Promise.reject(new Error('offline')) },
  play: async () => {
    await open();
    await tap('Coast');
    const said = await body().findByText('The list did not arrive');
    await expect(said.closest('[role=alert]')).toBeVisible();
    await expect(await body().findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const TriedAgain: Story = {
  args: { states: unloaded, loadCities: failsOnce },
  play: async () => {
    attempts = 0;
    await open();
    await tap('Coast');
    await userEvent.click(await body().findByRole('button', { name: 'Try again' }));
    await userEvent.click(await body().findByRole('option', { name: 'Mombasa' }));
    await press('Confirm');
    await closed();
    await expect(row('Where you live')).toHaveAccessibleName(expect.stringContaining('Mombasa, Coast'));
  },
};

export const Swahili: Story = {
  args: { title: 'Unakoishi', stateLabel: 'Mkoa', cityLabel: 'Wilaya', ...inCoast },
  globals: { locale: 'sw' },
  play: async () => void (await openSheet('Unakoishi')),
};
