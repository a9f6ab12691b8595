import { OptionPicker } from '@kopa/ui/option-picker';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { districts, education, HeldOption } from './held-option.tsx';
import { body, openSheet } from './in-sheet.ts';

const meta = {
  title: 'ui/pickers/option-picker/examples',
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
  parameters: { docs: { story: { inline: false, height: '740px' } } },
} satisfies Meta<typeof OptionPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A short list over half of the form that asks. */
export const Education: Story = {
  play: async () => {
    await openSheet('Education');
    await expect(body().getByRole('option', { name: 'Senior school' })).toBeVisible();
  },
};

/** A long list that is searched, with the state that it belongs to. */
export const CityOfAState: Story = {
  args: {
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
  },
  play: async () => {
    await openSheet('City');
    await expect(body().getByRole('combobox', { name: 'Search a city' })).toBeVisible();
  },
};
