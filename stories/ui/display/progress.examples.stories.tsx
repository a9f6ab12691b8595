import { Card } from '@kopa/ui/card';
import { ProgressBar } from '@kopa/ui/progress';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'ui/display/progress/examples',
  component: ProgressBar,
  args: { value: 0, label: '' },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The wait for an answer: minutes in large type, with a secondary bar. */
export const Wait: Story = {
  render: () => (
    <main className="p-4">
      <Card>
        <div className="text-center">
          <p className="text-caption text-muted">Usually about</p>
          <p className="mb-4 text-amount">
            7 min <span className="text-title font-medium text-muted">more</span>
          </p>
          <ProgressBar value={0.32} label="Usual time of a check" />
          <p className="mt-2 text-caption text-muted">It can take up to 24 hours.</p>
        </div>
      </Card>
    </main>
  ),
};
