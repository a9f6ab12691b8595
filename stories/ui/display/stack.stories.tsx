import { Card } from '@kopa/ui/card';
import { Stack } from '@kopa/ui/stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../guide.ts';

/** Parts with one distance between them. */
const meta = {
  title: 'ui/display/stack',
  component: Stack,
  tags: ['new'],
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: {
    children: (
      <>
        <Card>This loan</Card>
        <Card>Earlier loans</Card>
      </>
    ),
  },
  parameters: guide({
    keys: 'none',
    dos: ['Use small gaps inside a part, and larger ones between parts.'],
    donts: [
      'Give the parts margins of their own.',
      'Use it for rows of a form: FieldGroup has their separators.',
    ],
  }),
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [first, second] = ['This loan', 'Earlier loans'].map((words) =>
      canvas.getByText(words).getBoundingClientRect(),
    );
    await expect(second!.top).toBeGreaterThan(first!.bottom);
  },
};
