import { ProgressList } from '@kopa/ui/progress-list';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'ui/display/progress-list/features',
  component: ProgressList,
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: {
    items: [
      { title: 'We have your application', state: 'done' },
      { title: 'We check your details', state: 'now' },
      { title: 'You get the answer by SMS', state: 'todo' },
    ],
  },
} satisfies Meta<typeof ProgressList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutCaptions: Story = {};

export const AllDone: Story = {
  args: {
    items: [
      { title: 'Agreed', caption: 'Sat 21 Nov, 11:02', state: 'done' },
      { title: 'Sent to M-Pesa', caption: 'Sat 21 Nov, 11:03', state: 'done' },
      { title: 'Arrived', caption: 'Sat 21 Nov, 11:07', state: 'done' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-current]')).toBeNull();
  },
};

/** A failure has the colour and mark of danger, a neutral end is grey; both state it in words. */
export const NotAsItShould: Story = {
  args: {
    items: [
      { title: 'Sent to M-Pesa', caption: 'Sat 21 Nov, 11:03', state: 'done' },
      { title: 'A payment did not go through', caption: 'Sat 5 Dec, 9:12', state: 'done', tone: 'danger' },
      { title: 'You cancelled', caption: 'Sat 5 Dec, 9:20', state: 'done', tone: 'neutral' },
    ],
  },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items.map((item) => item.querySelector('p')?.textContent)).toEqual([
      'Sent to M-Pesa (done)',
      'A payment did not go through',
      'You cancelled',
    ]);
  },
};

export const NothingYet: Story = {
  args: {
    items: [
      { title: 'Fill in four parts', caption: 'About 5 minutes', state: 'todo' },
      { title: 'Take three photos', state: 'todo' },
    ],
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Dark: Story = { globals: { mode: 'dark' } };

/** Marks stay beside the first line, and the line between them reaches the next. */
export const LongWordsLargeText: Story = {
  args: {
    items: [
      {
        title: 'Tumepokea ombi lako la mkopo wa shilingi elfu kumi',
        caption: 'Jumamosi 21 Novemba, saa nne na dakika arobaini na mbili asubuhi',
        state: 'done',
      },
      {
        title: 'Tunahakiki taarifa zako',
        caption: 'Kitambulisho, mapato na historia ya mikopo',
        state: 'now',
      },
      { title: 'Utapata jibu kwa SMS', state: 'todo' },
    ],
  },
  globals: { locale: 'sw', viewport: { value: 'small', isRotated: false }, textSize: '200%' },
};
