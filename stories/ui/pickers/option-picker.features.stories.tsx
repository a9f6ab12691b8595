import { OptionPicker } from '@kopa/ui/option-picker';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { districts, education, HeldOption } from './held-option.tsx';
import { body, closed, openSheet, press, row } from './in-sheet.ts';
import { PickerRow } from './picker-row.tsx';

const meta = {
  title: 'ui/pickers/option-picker/features',
  component: OptionPicker,
  args: {
    open: false,
    onOpenChange: () => undefined,
    onChoose: () => undefined,
    title: 'Education',
    options: education,
    value: null,
  },
  render: (args) => <HeldOption {...args} />,
  parameters: { docs: { story: { inline: false, height: '740px' } } },
} satisfies Meta<typeof OptionPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const city: Story['args'] = {
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

export const NothingChosenYet: Story = { play: async () => void (await openSheet('Education')) };

/** A tap marks a row, and Confirm takes the row. */
export const ByTap: Story = {
  tags: ['no-picture'],
  play: async () => {
    const sheet = await openSheet('Education');
    await userEvent.click(within(sheet).getByText('University'));
    await press('Confirm');
    await closed();
    await expect(row('Education')).toHaveAccessibleName(expect.stringContaining('University'));
    await expect(row('Education')).toHaveFocus();
  },
};

/**
 * Over 12 rows: matches are bold and underlined, counted, and those that begin with the letters come first.
 */
export const Search: Story = {
  args: city,
  play: async () => {
    await openSheet('City');
    await userEvent.type(body().getByRole('combobox', { name: 'Search a city' }), 'na');
    await waitFor(() => expect(body().getByText(/^8 of 19/)).toBeVisible());
    const list = body().getByRole('listbox', { name: 'City' });
    await expect(within(list).getAllByRole('option')[0]).toHaveTextContent('Naivasha');
    await expect(list.querySelector('mark')).toHaveTextContent('Na');
  },
};

/** The whole list, scrolled to what is chosen. */
export const LongList: Story = {
  args: city,
  play: async () => {
    await openSheet('City');
    await expect(body().getByRole('option', { name: /^Nakuru/ })).toHaveAttribute('aria-selected', 'true');
  },
};

export const NothingFound: Story = {
  args: city,
  play: async () => {
    await openSheet('City');
    await userEvent.type(body().getByRole('combobox'), 'mombasa');
    await body().findByText(/Nothing found for/);
    await press('Clear');
    await waitFor(() => expect(body().getAllByRole('option')).toHaveLength(19));
    await userEvent.type(body().getByRole('combobox'), 'mombasa');
    await body().findByText(/Nothing found for/);
  },
};

/** Only keys: a letter in the list goes to the search field; other names find a row, too. */
export const SearchByKeys: Story = {
  tags: ['no-picture'],
  args: city,
  play: async () => {
    row('City').focus();
    await userEvent.keyboard('{Enter}');
    const list = await body().findByRole('listbox');
    await waitFor(() => expect(list).toHaveFocus());
    await userEvent.keyboard('lokit');
    const field = body().getByRole('combobox');
    await expect(field).toHaveFocus();
    await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).toHaveAttribute('aria-activedescendant', within(list).getByRole('option').id);
    await userEvent.keyboard('{Enter}{Enter}');
    await closed();
    await expect(row('City')).toHaveAccessibleName(expect.stringContaining('Turkana North'));
  },
};

/** Bars in the place of rows; a list that will be long says so, and does not jump when it comes. */
export const Loading: Story = {
  args: { title: 'Bank', options: [], loading: true, search: true },
  play: async () => {
    await openSheet('Bank');
    await body().findByText('Loading');
  },
};

function Failing() {
  const [fails, setFails] = useState(true);
  return (
    <PickerRow label="Bank" value={null}>
      {(open, setOpen) => (
        <OptionPicker
          open={open}
          onOpenChange={setOpen}
          onChoose={() => undefined}
          title="Bank"
          value={null}
          options={fails ? [] : education}
          error={fails && 'The banks did not arrive. Check your connection.'}
          onRetry={() => setFails(false)}
        />
      )}
    </PickerRow>
  );
}

/** What did not arrive is said, with a way to try again. */
export const Failed: Story = {
  render: () => <Failing />,
  play: async () => {
    await openSheet('Bank');
    const said = body().getByText(/The banks did not arrive/);
    await expect(said.closest('[role=alert]')).toBeVisible();
  },
};

/** When the rows come, they take the focus. */
export const TriedAgain: Story = {
  tags: ['no-picture'],
  render: () => <Failing />,
  play: async () => {
    await openSheet('Bank');
    await press('Try again');
    await waitFor(() => expect(body().getByRole('listbox', { name: 'Bank' })).toHaveFocus());
  },
};

export const Empty: Story = {
  args: { title: 'Bank', options: [] },
  play: async () => {
    const sheet = await openSheet('Bank');
    await expect(sheet).toHaveTextContent('Nothing to choose from');
  },
};

/** Long labels wrap; nothing is cut. */
export const LongLabels: Story = {
  args: {
    title: 'Industry',
    value: '2',
    options: [
      { value: '1', label: 'Water supply; sewerage, waste management and remediation activities' },
      {
        value: '2',
        label: 'Wholesale and retail trade; repair of motor vehicles and motorcycles',
        caption: 'with markets, kiosks, workshops and everything that is sold from a stall or a shop',
      },
      { value: '3', label: 'Activities of extraterritorial organisations' },
    ],
  },
  play: async () => void (await openSheet('Industry')),
};

/**
 * Looks and attributes from outside: the panel gets the looks, after its own; the `<dialog>` everything else.
 */
export const Open: Story = {
  args: {
    className: 'border-t-4 border-primary',
    style: { maxInlineSize: '20rem' },
    id: 'education-sheet',
    'aria-describedby': 'education-why',
    note: undefined,
  },
  render: (args) => (
    <>
      <HeldOption {...args} data-testid="education-sheet" />
      <p id="education-why" className="p-4 text-caption text-muted">
        It does not change what you can get.
      </p>
    </>
  ),
  play: async () => {
    const dialog = (await openSheet('Education')).closest('dialog') as HTMLElement;
    await expect(dialog).toHaveAttribute('id', 'education-sheet');
    await expect(dialog).toHaveAttribute('data-testid', 'education-sheet');
    await expect(dialog).toHaveAccessibleDescription('It does not change what you can get.');
    const panel = dialog.querySelector('.kopa-sheet-panel');
    await expect(panel).toHaveClass('border-primary');
    await expect(panel).toHaveStyle({ maxInlineSize: '320px' });
    await expect(dialog).not.toHaveClass('border-primary');
  },
};
