import * as icons from '@kopa/ui/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../guide.ts';

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

/** Every icon that is shipped: lucide, 24 px, stroke 1.75. */
const meta = {
  title: 'ui/foundations/icons',
  component: icons.Check,
  render: () => <Gallery />,
  parameters: guide({
    keys: 'none',
    dos: [
      'Put a word beside it; only back, help, clear, minus, plus, attach and send stand alone, and are named for readers.',
      'Use 24 px in rows and bars, 20 in buttons and notes, 16 in chips and errors.',
      'Add one to the list in foundations/icons when a component needs it.',
    ],
    donts: [
      'Import from lucide-react elsewhere: the list shows what is shipped.',
      'Fill or recolour a part of it.',
      'Use two icons for one meaning.',
    ],
  }),
} satisfies Meta<typeof icons.Check>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const first = canvasElement.querySelector('svg');
    await expect(first).toHaveAttribute('aria-hidden', 'true');
    await expect(getComputedStyle(first as Element).strokeWidth).toBe('1.75px');
    await expect(canvas.getByText('ArrowLeft')).toBeVisible();
  },
};
