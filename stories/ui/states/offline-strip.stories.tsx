import { OfflineStrip } from '@kopa/ui/offline-strip';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { guide } from '../../guide.ts';

/** Under the header while there is no connection. */
const meta = {
  title: 'ui/states/offline-strip',
  component: OfflineStrip,
  args: { children: 'No connection. Figures from 10:42 today.' },
  parameters: guide({
    keys: 'none',
    dos: [
      'Say what still holds: "Figures from 10:42", "Saved on this phone".',
      'Keep it mounted and switch shown: then the end is read out, too.',
      'Leave what was loaded in sight below it.',
    ],
    donts: [
      'Block the page: most of it works without a connection.',
      'Say it again in a toast.',
      'Blame the borrower: "Check your internet".',
    ],
  }),
} satisfies Meta<typeof OfflineStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const [strip] = canvas.getAllByText(/Figures from 10:42/).filter((words) => !words.closest('output'));
    await expect(strip?.parentElement?.offsetHeight).toBeGreaterThanOrEqual(44);
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-kopa-live=polite]')).toHaveTextContent(
        'No connection. Figures from 10:42 today.',
      ),
    );
  },
};
