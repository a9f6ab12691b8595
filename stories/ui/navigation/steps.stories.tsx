import { Steps } from '@kopa/ui/steps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'ui/navigation/steps',
  component: Steps,
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: { current: 1, total: 5, fraction: 0.45, next: 'home and work' },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { current: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Step 2 of 5' })).toBeInTheDocument();
    const items = canvas.getAllByRole('listitem');
    await expect(items.map((item) => item.textContent)).toEqual([
      '1, done',
      '2, now',
      '3, to do',
      '4, to do',
      '5, to do',
    ]);
    await expect(items.filter((item) => item.getAttribute('aria-current') === 'step')).toEqual([items[1]]);
    await expect(canvas.getByText('Next: home and work')).toBeVisible();
  },
};

export const First: Story = {};
export const Last: Story = { args: { current: 5, fraction: 3 / 11, end: '3 of 11 answered' } };
export const Jua: Story = { globals: { brand: 'jua' } };
export const JuaRightToLeft: Story = { globals: { brand: 'jua', direction: 'rtl' } };
export const SwahiliSmallLargeText: Story = {
  args: { current: 3, next: 'mahali pa kutuma pesa zako za mkopo' },
  globals: { locale: 'sw', viewport: { value: 'small', isRotated: false }, textSize: '150%' },
};
