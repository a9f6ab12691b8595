import { Note } from '@kopa/ui/note';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../guide.ts';

/** Information beside the task. */
const meta = {
  title: 'ui/display/note',
  component: Note,
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: { children: 'EasyCash will never call to ask for this code. Do not share it.' },
  parameters: guide({
    keys: 'none',
    dos: [
      'Say one thing, in one or two sentences.',
      'Put it where it matters: under the field, above the button.',
      'Wrap it in role="alert" when it answers something one has just done.',
    ],
    donts: [
      'Use danger for a refusal: a "no" is not a fault of the borrower.',
      'Put more than two on a screen; the third is not read.',
      'Announce things with it that go away by themselves: that is a toast.',
    ],
  }),
} satisfies Meta<typeof Note>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/never call/)).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};
