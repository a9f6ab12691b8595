import { Amount } from '@kopa/ui/amount';
import { Button } from '@kopa/ui/button';
import { Smartphone } from '@kopa/ui/icons';
import { KeyFacts } from '@kopa/ui/key-facts';
import { Note } from '@kopa/ui/note';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'ui/display/key-facts/examples',
  component: KeyFacts,
  args: {
    receive: { lines: [{ label: '', cents: 0 }], label: '', cents: 0 },
    payBack: { lines: [{ label: '', cents: 0 }], label: '', cents: 0 },
  },
} satisfies Meta<typeof KeyFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The offer: the total in the largest figures, its due date, and its parts. */
export const Offer: Story = {
  render: () => (
    <div className="flex flex-col gap-4 p-4">
      <div>
        <p className="text-caption text-muted">You pay back, in one payment</p>
        <p className="text-ink">
          <Amount cents={1_074_800} size="amount" />
        </p>
        <p className="text-label font-text text-muted">
          by <strong className="font-semibold text-ink">Saturday 20 February 2027</strong>, 91 days
        </p>
      </div>
      <KeyFacts
        receive={{
          lines: [
            { label: 'You borrow', cents: 1_000_000 },
            { label: 'Processing fee', cents: -9800 },
            { label: 'Tax on fee, 18%', cents: -1800 },
          ],
          label: 'You receive today',
          cents: 988_400,
        }}
        payBack={{
          lines: [
            { label: 'You borrow', cents: 1_000_000 },
            { label: 'Interest, 30% a year', cents: 74_800 },
          ],
          label: 'You pay back',
          cents: 1_074_800,
        }}
        facts={[
          { label: 'APR (all costs, per year)', value: '35.06%' },
          { label: 'If you pay late', value: 'KSh 200 a day' },
        ]}
      />
      <Note tone="neutral" icon={<Smartphone aria-hidden />}>
        M-Pesa 0712 ••• 412, in 10 to 60 minutes
      </Note>
      <Button block>Get money: KSh 9,884</Button>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Get money: KSh 9,884' })).toHaveFocus();
  },
};
