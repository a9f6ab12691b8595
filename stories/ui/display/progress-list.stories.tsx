import { ProgressList } from '@kopa/ui/progress-list';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../guide.ts';

/** A sequence of events with their progress. */
const meta = {
  title: 'ui/display/progress-list',
  component: ProgressList,
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: {
    items: [
      {
        title: 'We have your application',
        caption: 'Sat 21 Nov, 10:42 · KSh 10,000 for 91 days',
        state: 'done',
      },
      { title: 'We check your details', caption: 'ID, income and loan history', state: 'now' },
      { title: 'You get the answer by SMS', caption: 'To 0712 ••• 412. Then you decide.', state: 'todo' },
    ],
  },
  parameters: guide({
    keys: 'none',
    dos: [
      'Say who does it: "We check", "You get".',
      'Give what is done its time, and what is to come its way: by SMS, to which number.',
      'Keep it to three to five lines.',
    ],
    donts: [
      'Mark two as now.',
      'Promise a time in it that nobody keeps.',
      'Use it for the parts of a form: that is Steps.',
    ],
  }),
} satisfies Meta<typeof ProgressList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items.map((item) => item.querySelector('p')?.textContent)).toEqual([
      'We have your application (done)',
      'We check your details (now)',
      'You get the answer by SMS (to do)',
    ]);
    await expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  },
};
