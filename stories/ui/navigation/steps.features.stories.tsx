import { Steps } from '@kopa/ui/steps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'ui/navigation/steps/features',
  component: Steps,
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: { current: 1, total: 5, fraction: 0.45, next: 'home and work' },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { args: { fraction: 0 } };
/** The last one says how much of it is answered. */
export const Last: Story = { args: { current: 5, fraction: 3 / 11, end: '3 of 11 answered' } };
export const WithoutWords: Story = { args: { current: 3, next: undefined } };
/** Jua puts a dot at the head, with a ring that carries the contrast. */
export const Jua: Story = { globals: { brand: 'jua' } };
export const JuaRightToLeft: Story = { globals: { brand: 'jua', direction: 'rtl' } };
export const SwahiliSmallLargeText: Story = {
  args: { current: 3, next: 'mahali pa kutuma pesa zako za mkopo' },
  globals: { locale: 'sw', viewport: { value: 'small', isRotated: false }, textSize: '200%' },
};

/** A step that is not there: the nearest is shown. */
export const TooFar: Story = {
  args: { current: 7, fraction: 45, next: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Step 5 of 5' })).toBeInTheDocument();
  },
};
