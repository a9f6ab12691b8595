import { SearchBar, type SearchBarProps } from '@kopa/ui/search-bar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { KeptSearch } from './example-search.tsx';

const meta = {
  title: 'ui/fields/search-bar/features',
  component: SearchBar,
  tags: ['no-picture'],
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: { value: '', onValue: () => undefined },
  render: (args) => <KeptSearch {...args} />,
} satisfies Meta<typeof SearchBar>;
export default meta;
type Story = StoryObj<Omit<SearchBarProps, 'ref'>>;

/** The words of the language, without a label. */
export const InSwahili: Story = {
  globals: { locale: 'sw' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveAccessibleName(/\S/);
  },
};
export const Filled: Story = { args: { value: 'late fee' } };
export const Disabled: Story = { args: { value: 'late fee', disabled: true } };
export const LongWords: Story = {
  args: { label: 'Buscar en todas las preguntas y respuestas frecuentes sobre mi préstamo' },
  globals: { locale: 'es' },
};
