import { CopyButton } from '@kopa/ui/copy-button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, spyOn, waitFor } from 'storybook/test';

const meta = {
  title: 'ui/actions/copy-button/features',
  component: CopyButton,
  args: { value: 'EC4821907', what: 'account number' },
  decorators: [(Story) => <div className="flex p-4">{Story()}</div>],
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

function Selectable() {
  const number = useRef<HTMLSpanElement>(null);
  return (
    <div className="flex w-full items-center justify-between">
      <span ref={number} className="text-title">
        EC 4821 907
      </span>
      <CopyButton value="EC4821907" what="account number" showsValue={number} />
    </div>
  );
}

/** The web view blocks the clipboard: the number is selected, and the button states the next step. */
export const NotAllowed: Story = {
  render: () => <Selectable />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    spyOn(document, 'execCommand').mockReturnValue(false);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await waitFor(() =>
      expect(canvas.getByRole('button')).toHaveAccessibleName('Copy failed account number'),
    );
    await expect(document.getSelection()?.toString()).toBe('EC 4821 907');
    await expect(canvasElement.querySelector('[data-kopa-live=assertive]')).toHaveTextContent(
      'Could not copy. Press and hold the number.',
    );
  },
};

/** An older web view: no clipboard, but the command works. */
export const OlderWebView: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
    const command = spyOn(document, 'execCommand').mockReturnValue(true);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const button = canvas.getByRole('button');
    await waitFor(() => expect(button).toHaveAccessibleName('Copied account number'));
    await expect(command).toHaveBeenCalledWith('copy');
    await expect(button).toHaveFocus();
  },
};

export const SwahiliLargeText: Story = { globals: { locale: 'sw', textSize: '200%' } };
