import { Steps } from '@kopa/ui/steps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../guide.ts';

/** Where one is in an application. */
const meta = {
  title: 'ui/navigation/steps',
  component: Steps,
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: { current: 2, total: 5, fraction: 0.45, next: 'your photos' },
  parameters: guide({
    keys: 'none',
    dos: [
      'Count the parts of the application, and fill the current one as rows are answered.',
      'Say what comes next in the words of its title.',
      'Keep the number of steps the same from the first to the last.',
    ],
    donts: [
      'Let one jump by tapping a step: Back and Continue do that.',
      'Count every question as a step; say "3 of 11 answered" at the end instead.',
      'Show it while one waits: that is a ProgressList.',
    ],
  }),
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Step 2 of 5' })).toBeInTheDocument();
    const items = canvas.getAllByRole('listitem');
    await expect(items.map((item) => item.textContent)).toEqual([
      'Step 1 of 5, done',
      'Step 2 of 5, now',
      'Step 3 of 5, to do',
      'Step 4 of 5, to do',
      'Step 5 of 5, to do',
    ]);
    await expect(items.filter((item) => item.getAttribute('aria-current') === 'step')).toEqual([items[1]]);
    await expect(canvas.getByText('Next: your photos')).toBeVisible();
  },
};
