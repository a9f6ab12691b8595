import { Button } from '@kopa/ui/button';
import { Camera, RefreshCw } from '@kopa/ui/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'ui/actions/button',
  component: Button,
  decorators: [(Story) => <div className="flex flex-col items-start gap-3 p-4">{Story()}</div>],
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One filled button a screen; the label says what happens. */
export const Default: Story = {
  args: { children: 'Get money: KSh 9,884', onClick: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Get money: KSh 9,884' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    await expect(button.offsetHeight).toBeGreaterThanOrEqual(48);
  },
};

export const Variants: Story = {
  args: { children: '' },
  render: () => (
    <>
      <Button block>Continue</Button>
      <Button block variant="outline">
        Back to home
      </Button>
      <Button block variant="text">
        Ask for 30 more days
      </Button>
      <Button block variant="text" tone="muted">
        I do not want this loan
      </Button>
      <Button block variant="outline" tone="danger">
        Cancel this application
      </Button>
      <Button block disabled>
        Pay
      </Button>
    </>
  ),
};

export const WithIcon: Story = {
  args: { children: '' },
  render: () => (
    <>
      <Button block icon={<Camera aria-hidden />}>
        Photo of the back
      </Button>
      <Button icon={<RefreshCw aria-hidden />} variant="outline">
        Try again
      </Button>
    </>
  ),
};

function Sending({ onSend }: { onSend: () => void }) {
  const [busy, setBusy] = useState(false);
  return (
    <Button
      busy={busy}
      busyLabel="Sending your answers…"
      onClick={() => {
        setBusy(true);
        onSend();
      }}
    >
      Send
    </Button>
  );
}

/** A second tap does nothing; the width and the focus stay. */
export const Busy: Story = {
  args: { children: '', onClick: fn() },
  render: ({ onClick }) => <Sending onSend={() => onClick?.({} as never)} />,
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Send' });
    const width = button.offsetWidth;
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAccessibleName('Sending your answers…');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
    await expect(button.offsetWidth).toBe(width);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

/** Previous hugs its words, next takes the rest. */
export const Pair: Story = {
  args: { children: '' },
  render: () => (
    <div className="flex w-full gap-3">
      <Button variant="outline">Previous</Button>
      <div className="flex-1">
        <Button block>Next</Button>
      </div>
    </div>
  ),
};

/** Long words wrap to two lines; nothing is cut. */
export const LongSmallPhone: Story = {
  args: {
    block: true,
    children: 'Omba mkopo wa shilingi elfu kumi kwa siku tisini na moja kupitia M-Pesa',
  },
  globals: { viewport: { value: 'small', isRotated: false }, brand: 'jua' },
};
