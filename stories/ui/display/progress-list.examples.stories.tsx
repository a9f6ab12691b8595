import { Card } from '@kopa/ui/card';
import { Note } from '@kopa/ui/note';
import { ProgressList } from '@kopa/ui/progress-list';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'ui/display/progress-list/examples',
  component: ProgressList,
  args: { items: [] },
} satisfies Meta<typeof ProgressList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** During the review: past events, the current event, and the note that the borrower may leave. */
export const Review: Story = {
  render: () => (
    <main className="flex flex-col gap-5 p-4">
      <h1 className="text-center text-heading">Checking your application</h1>
      <Card>
        <ProgressList
          items={[
            {
              title: 'We have your application',
              caption: 'Sat 21 Nov, 10:42 · KSh 10,000 for 91 days',
              state: 'done',
            },
            { title: 'We check your details', caption: 'ID, income and loan history', state: 'now' },
            {
              title: 'You get the answer by SMS',
              caption: 'To 0712 ••• 412. Then you decide.',
              state: 'todo',
            },
          ]}
        />
      </Card>
      <Note tone="success">You can close the app safely.</Note>
    </main>
  ),
};
