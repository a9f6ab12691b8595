import { Rating, type RatingProps } from '@kopa/ui/rating';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'ui/fields/rating/features',
  component: Rating,
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: { label: 'How was our answer?' },
} satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<Omit<RatingProps, 'ref'>>;

export const NotRated: Story = {};
export const Rated: Story = { args: { defaultValue: 2 } };
/** A required rating cannot be cleared. */
export const Required: Story = {
  args: { required: true, defaultValue: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Hint: Story = { args: { optional: true, hint: 'Only we see it' } };
export const InError: Story = {
  args: { required: true, error: 'Choose 1 to 5 stars' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Error: Choose 1 to 5 stars');
  },
};
export const OwnWords: Story = {
  args: {
    label: 'How easy was it to pay?',
    words: ['very hard', 'hard', 'neither', 'easy', 'very easy'],
    defaultValue: 4,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '4 of 5, easy' })).toBeChecked();
  },
};
export const Swahili: Story = {
  args: { label: 'Jibu letu lilikuwaje?', defaultValue: 3 },
  globals: { locale: 'sw' },
};
