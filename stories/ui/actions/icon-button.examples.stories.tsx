import { Amount } from '@kopa/ui/amount';
import { Card } from '@kopa/ui/card';
import { IconButton } from '@kopa/ui/icon-button';
import { Minus, Plus } from '@kopa/ui/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

const meta = {
  title: 'ui/actions/icon-button/examples',
  component: IconButton,
  args: { label: '', icon: null },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

function Instalments() {
  const [count, setCount] = useState(3);
  return (
    <Card>
      <p className="text-label text-ink">In how many payments?</p>
      <div className="mt-2 flex items-center justify-between gap-2">
        <IconButton
          framed
          exhausted={count <= 1}
          label="Fewer payments"
          icon={<Minus aria-hidden />}
          onClick={() => setCount(count - 1)}
        />
        <output className="text-center text-label text-ink">
          {count} × <Amount cents={360_000} />
        </output>
        <IconButton
          framed
          exhausted={count >= 4}
          label="More payments"
          icon={<Plus aria-hidden />}
          onClick={() => setCount(count + 1)}
        />
      </div>
    </Card>
  );
}

/**
 * Minus and plus around a figure. At the end of the range the button stays, so that the focus is not lost.
 */
export const Payments: Story = {
  render: () => (
    <div className="p-4">
      <Instalments />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'More payments' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(/^4 ×/)).toBeVisible();
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await expect(more).toHaveFocus();
  },
};
