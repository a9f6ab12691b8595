import { AmountSummary } from '@kopa/ui/amount-summary';
import { SegmentedControl } from '@kopa/ui/segmented-control';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

const meta = {
  title: 'ui/fields/segmented-control/examples',
  component: SegmentedControl,
  tags: ['no-picture'],
  args: { label: '', options: [] },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

const prices = { now: 1_074_800, later: 1_061_200 };

function Prices() {
  const [when, setWhen] = useState<keyof typeof prices>('now');
  return (
    <main className="flex flex-col gap-4 p-4">
      <h1 className="text-heading">What this loan costs</h1>
      <SegmentedControl
        label="Price"
        options={[
          { value: 'now', label: 'Now' },
          { value: 'later', label: 'From 1 December' },
        ]}
        value={when}
        onChange={setWhen}
      />
      <AmountSummary
        title="10,000 shillings for 91 days"
        get={{ cents: 988_400 }}
        payBack={{ cents: prices[when] }}
      />
    </main>
  );
}

/** Two views of one sum. */
export const PriceNowAndLater: Story = {
  render: () => <Prices />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'From 1 December' }));
    await expect(canvas.getByText(/10,612/)).toBeVisible();
  },
};
