import { OptionPicker, type Option, type OptionPickerProps } from '@kopa/ui/option-picker';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

const education: Option[] = [
  { value: '1', label: 'No school' },
  { value: '2', label: 'Primary school' },
  { value: '3', label: 'Senior school' },
  { value: '4', label: 'Technical college' },
  { value: '5', label: 'University' },
];

const plain = (...labels: string[]): Option[] => labels.map((label) => ({ value: label, label }));

const districts: Option[] = [
  ...plain('Baringo North', 'Baringo South', 'Bomet Central', 'Bureti', 'Eldoret East', 'Eldoret West'),
  ...plain('Kajiado Central', 'Kericho', 'Laikipia East', 'Marakwet', 'Naivasha'),
  { value: 'Nakuru', label: 'Nakuru', caption: 'with Nakuru North' },
  { value: 'Nandi North', label: 'Nandi North', caption: 'with Nandi Central' },
  { value: 'Nandi South', label: 'Nandi South', caption: 'with Nandi East, Tinderet' },
  ...plain('Narok North', 'Narok South', 'Turkana Central'),
  { value: 'Turkana North', label: 'Turkana North', keywords: ['Lokitaung'] },
  ...plain('West Pokot'),
];

/** One of a list, by a tap. Up to 12 rows take half the page; longer lists take all of it, with a search field on top. */
const meta = {
  title: 'ui/pickers/option-picker',
  component: OptionPicker,
  parameters: { docs: { story: { inline: false, height: '740px' } } },
  args: {
    open: false,
    onOpenChange: () => undefined,
    onChoose: () => undefined,
    title: 'Education',
    options: education,
    value: '3',
  },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof OptionPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

function Example(args: OptionPickerProps) {
  const [open, setOpen] = useState(false);
  const [value, setValue] = useState(args.value);
  return (
    <main className="flex min-h-screen flex-col gap-4 p-4">
      <h1 className="text-heading">About you</h1>
      <button
        type="button"
        className="min-h-row rounded-medium border border-decor bg-surface px-4 text-start text-body"
        onClick={() => setOpen(true)}
      >
        {args.title}: {args.options.find((option) => option.value === value)?.label ?? 'Choose'}
      </button>
      <OptionPicker {...args} open={open} onOpenChange={setOpen} value={value} onChoose={setValue} />
    </main>
  );
}

const body = () => within(document.body);
const trigger = (title: string) =>
  body().getByRole('button', { name: new RegExp(`^${title}`), hidden: true });

async function open(title: string) {
  await userEvent.click(trigger(title));
  return body().findByRole('listbox', { name: title });
}

const closed = () => waitFor(() => expect(body().queryByRole('dialog')).toBeNull());

export const Default: Story = {
  play: async () => {
    const list = await open('Education');
    await expect(within(list).getByRole('option', { name: 'Senior school' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

export const NothingChosenYet: Story = {
  ...Default,
  args: { value: null },
  play: async () => {
    await open('Education');
  },
};

/** A tap chooses and closes; there is no Confirm. */
export const ByTap: Story = {
  play: async () => {
    const list = await open('Education');
    await expect(body().queryByRole('button', { name: 'Confirm' })).toBeNull();
    await userEvent.click(within(list).getByText('University'));
    await closed();
    await expect(trigger('Education')).toHaveTextContent('University');
    await expect(trigger('Education')).toHaveFocus();
  },
};

/** Only keys: arrows, Home, End and letters move, Enter chooses. */
export const ByKeys: Story = {
  play: async () => {
    trigger('Education').focus();
    await userEvent.keyboard('{Enter}');
    const list = await body().findByRole('listbox');
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
    await closed();
    await expect(trigger('Education')).toHaveTextContent('Technical college');
  },
};

const searchable: Story['args'] = {
  title: 'City',
  options: districts,
  value: 'Nakuru',
  searchLabel: 'Search a city',
  note: (
    <>
      in <strong>Rift Valley</strong>
    </>
  ),
  action: { label: 'Change state', onClick: () => undefined },
};

/** Over 12 rows: matches are bold and underlined, counted, and those that begin with the letters come first. */
export const Search: Story = {
  args: searchable,
  play: async () => {
    const list = await open('City');
    await userEvent.type(body().getByRole('combobox', { name: 'Search a city' }), 'na');
    await waitFor(() => expect(body().getByText(/^8 of 19/)).toBeVisible());
    await expect(within(list).getAllByRole('option')[0]).toHaveTextContent('Naivasha');
    await expect(list.querySelector('mark')).toHaveTextContent('Na');
  },
};

/** The whole list, scrolled to what is chosen. */
export const LongList: Story = { args: searchable, play: async () => void (await open('City')) };

export const NothingFound: Story = {
  args: searchable,
  play: async () => {
    await open('City');
    await userEvent.type(body().getByRole('combobox'), 'mombasa');
    await body().findByText(/Nothing found for/);
    await userEvent.click(body().getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(body().getAllByRole('option')).toHaveLength(19));
  },
};

/** Only keys: a letter in the list goes to the search field; other names find a row, too. */
export const SearchByKeys: Story = {
  args: searchable,
  play: async () => {
    trigger('City').focus();
    await userEvent.keyboard('{Enter}');
    const list = await body().findByRole('listbox');
    await waitFor(() => expect(list).toHaveFocus());
    await userEvent.keyboard('lokit');
    const field = body().getByRole('combobox');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('lokit');
    await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).toHaveAttribute('aria-activedescendant', within(list).getByRole('option').id);
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(trigger('City')).toHaveTextContent('Turkana North');
  },
};

export const Dark: Story = { ...Search, globals: { mode: 'dark' } };
export const Jua: Story = { ...Default, globals: { brand: 'jua' } };
export const LargeText: Story = { ...LongList, globals: { textSize: '200%' } };
