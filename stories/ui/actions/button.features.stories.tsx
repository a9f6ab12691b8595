import { Button } from '@kopa/ui/button';
import { Camera, RefreshCw } from '@kopa/ui/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'ui/actions/button/features',
  component: Button,
  args: { children: '' },
  decorators: [(Story) => <div className="flex flex-col items-start gap-3 p-4">{Story()}</div>],
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
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
  args: { onClick: fn() },
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

/** Long words wrap to two lines; nothing is cut. */
export const LongSmallPhone: Story = {
  args: {
    block: true,
    children: 'Omba mkopo wa shilingi elfu kumi kwa siku tisini na moja kupitia M-Pesa',
  },
  globals: { viewport: { value: 'small', isRotated: false }, brand: 'jua' },
};

/** Looks and attributes from outside: the `<button>` gets all of them, after its own. */
export const Open: Story = {
  args: {
    children: 'Pay',
    className: 'self-center shadow-raised',
    style: { minInlineSize: '60%' },
    id: 'pay',
    'aria-keyshortcuts': 'Control+Enter',
    onFocus: fn(),
  },
  render: (args) => <Button {...args} data-testid="pay" />,
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByTestId('pay');
    await expect(button).toBe(canvas.getByRole('button', { name: 'Pay' }));
    await expect(button).toHaveClass('bg-primary', 'self-center', 'shadow-raised');
    await expect(button).toHaveAttribute('style', 'min-inline-size: 60%;');
    await expect(button).toHaveAttribute('id', 'pay');
    await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+Enter');
    await userEvent.tab();
    await expect(args.onFocus).toHaveBeenCalledTimes(1);
  },
};
