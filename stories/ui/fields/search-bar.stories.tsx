import { SearchBar, type SearchBarProps } from '@kopa/ui/search-bar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../guide.ts';
import { KeptSearch } from './example-search.tsx';

const meta = {
  title: 'ui/fields/search-bar',
  component: SearchBar,
  tags: ['new'],
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: { label: 'Search the questions', value: '', onValue: () => undefined },
  render: (args) => <KeptSearch {...args} />,
  parameters: guide({
    keys: [
      ['Tab', 'reaches the field, then the button that clears'],
      ['Escape', 'clears the text; without a text it is for the sheet around the field'],
      ['Enter', 'sends the form around the field'],
    ],
    dos: [
      'Search at each key where the list is on the phone, and say how many were found.',
      'Put it into a form with role search, and a button, where the lender searches.',
      'Name in the label what is searched.',
    ],
    donts: [
      'Use it above fewer than twelve rows: reading them is quicker.',
      'Put what one types into an address, where it names a person.',
      'Use it for a value of a form: that is a TextField.',
    ],
  }),
} satisfies Meta<typeof SearchBar>;
export default meta;
type Story = StoryObj<Omit<SearchBarProps, 'ref'>>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search the questions' });
    await userEvent.tab();
    await userEvent.keyboard('fee');
    await expect(field).toHaveValue('fee');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};
