import { ArrowLeft, ArrowRight, Check, ChevronLeft, ChevronRight, LogOut, Send } from '@kopa/ui/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'ui/foundations/icons/features',
  component: Check,
  decorators: [(Story) => <div className="flex items-center gap-4 p-4">{Story()}</div>],
} satisfies Meta<typeof Check>;
export default meta;
type Story = StoryObj<typeof meta>;

const directed = () => (
  <>
    <ArrowLeft />
    <ArrowRight />
    <ChevronLeft />
    <ChevronRight />
    <LogOut />
    <Send />
    <Check />
  </>
);

export const LeftToRight: Story = { render: directed };
/** Icons along the reading direction are mirrored; a check mark is not. */
export const RightToLeft: Story = {
  render: directed,
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const turned = [...canvasElement.querySelectorAll('svg')].map((icon) => getComputedStyle(icon).transform);
    await expect(turned.slice(0, -1)).toEqual(Array(6).fill('matrix(-1, 0, 0, 1, 0, 0)'));
    await expect(turned.at(-1)).toBe('none');
  },
};
export const Sizes: Story = {
  render: () => (
    <>
      <Check />
      <Check className="size-5" />
      <Check className="size-4" />
    </>
  ),
};
