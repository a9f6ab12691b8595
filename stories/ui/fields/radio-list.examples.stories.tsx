import { Button } from '@kopa/ui/button';
import { RadioList } from '@kopa/ui/radio-list';
import { Steps } from '@kopa/ui/steps';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'ui/fields/radio-list/examples',
  component: RadioList,
  args: { legend: '', options: [] },
} satisfies Meta<typeof RadioList>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = 'How much do you owe to all lenders together?';

/** One question of a questionnaire. */
export const Question: Story = {
  render: () => (
    <main className="flex flex-col gap-4 p-4">
      <Steps current={5} total={5} fraction={3 / 11} end="3 of 11 answered" />
      <div>
        <h1 className="text-heading">{question}</h1>
        <p className="mt-1 text-label font-text text-muted">A rough figure is enough.</p>
      </div>
      <RadioList
        legend={question}
        legendHidden
        defaultValue="2"
        options={['Nothing', 'Under 500', '500 to 1,000', '1,001 to 2,000', 'Over 2,000'].map(
          (label, at) => ({
            value: String(at),
            label,
          }),
        )}
      />
      <div className="flex gap-3">
        <Button variant="outline">Previous</Button>
        <div className="flex-1">
          <Button block>Next</Button>
        </div>
      </div>
    </main>
  ),
};

/** Leaving without an answer: the question states that the answer is missing. */
export const Unanswered: Story = {
  render: () => (
    <main className="flex flex-col gap-4 p-4">
      <h1 className="text-heading">Why do you stop this application?</h1>
      <RadioList
        legend="One reason"
        required
        error="Choose one reason"
        options={[
          { value: 'cost', label: 'It costs too much' },
          { value: 'need', label: 'I no longer need it' },
          { value: 'data', label: 'You ask for too much' },
          { value: 'other', label: 'Something else' },
        ]}
      />
      <Button block variant="outline" tone="danger">
        Stop the application
      </Button>
    </main>
  ),
};
