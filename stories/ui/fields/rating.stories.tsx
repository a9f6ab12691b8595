import { Rating } from '@kopa/ui/rating';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../guide.ts';

const meta = {
  title: 'ui/fields/rating',
  component: Rating,
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: { label: 'How was our answer?', name: 'stars' },
  parameters: guide({
    keys: [
      ['Tab', 'reaches the chosen star, else the first; then Clear'],
      ['Space', 'chooses the star with the focus'],
      ['Arrow keys', 'choose one star more or less'],
    ],
    dos: [
      'Ask about one thing that has just happened: an answer, a payment.',
      'Give it words of your own where "good" does not fit: five of them.',
      'Leave it optional: an opinion that was forced is none.',
    ],
    donts: [
      'Ask in the middle of an application.',
      'Choose stars beforehand.',
      'Take half stars: five steps are as many as a finger and a memory hold.',
    ],
  }),
} satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Native radios, each named by its meaning; only the chosen one is checked. */
export const Default: Story = {
  args: { onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'How was our answer?' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}');
    const star = canvas.getByRole('radio', { name: '4 of 5, good' });
    await expect(star).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    await expect(canvas.getAllByRole('radio', { checked: true })).toEqual([star]);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}');
  },
};
