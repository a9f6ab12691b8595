import { ToastProvider } from '@kopa/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { guide } from '../../guide.ts';
import { ToastButtons } from './toast-buttons.tsx';

/** A short message about the last event, above the bars at the bottom of the page. One at a time. */
const meta = {
  title: 'ui/states/toast',
  component: ToastProvider,
  args: { children: <ToastButtons /> },
  parameters: {
    ...guide({
      keys: [
        ['Tab', 'reaches the buttons of one with an action, after the page'],
        ['Enter', 'does the action, or closes it; the focus is back where it was'],
        ['Escape, in it', 'closes it'],
      ],
      dos: [
        'Say what has happened: "Account number copied".',
        'Give what may come twice a key: "log in again" from five calls is one toast.',
        'Offer Undo for what was done without asking.',
      ],
      donts: [
        'Tell an error that needs action: that belongs where it is mended.',
        'Make its button the only way: who is slow, or looks away, misses it.',
        'Confirm what one sees: a row that has its new value needs no toast.',
      ],
    }),
    docs: { story: { inline: false, iframeHeight: 300 } },
  },
} satisfies Meta<typeof ToastProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A toast does not take the focus; a live region that exists from the start announces the text. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const status = document.querySelector('[data-toast=polite]');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(status).toHaveTextContent('Account number copied'));
    await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveFocus();
  },
};
