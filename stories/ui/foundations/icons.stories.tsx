import * as icons from '@kopa/ui/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

/** Every icon that is shipped: lucide, 24 px, stroke 1.75. Never without a word, except where a control is named for readers. */
const meta = { title: 'ui/foundations/icons', render: () => <Gallery /> } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Gallery() {
  return (
    <ul className="grid grid-cols-3 gap-2 p-4 text-center text-caption text-muted">
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} className="flex flex-col items-center gap-1 rounded-medium bg-surface px-1 py-3">
          <Icon className="text-ink" />
          {name}
        </li>
      ))}
    </ul>
  );
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const first = canvasElement.querySelector('svg');
    await expect(first).toHaveAttribute('aria-hidden', 'true');
    await expect(getComputedStyle(first as Element).strokeWidth).toBe('1.75px');
    await expect(within(canvasElement).getByText('ArrowLeft')).toBeVisible();
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
