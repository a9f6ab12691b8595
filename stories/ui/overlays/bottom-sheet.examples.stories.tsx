import { BottomSheet, preloadDragEngine } from '@kopa/ui/bottom-sheet';
import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { Ledger, LedgerLine, LedgerTotal } from '@kopa/ui/ledger';
import { ListRow } from '@kopa/ui/list-row';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { body, open, OpenedBy } from './opened-by.tsx';

const meta = {
  title: 'ui/overlays/bottom-sheet/examples',
  component: BottomSheet,
  args: { open: false, onOpenChange: () => undefined, title: '', children: null },
  parameters: { docs: { story: { inline: false, height: '740px' } } },
} satisfies Meta<typeof BottomSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The cost of a loan, from a link on the offer: the sum first, the lines on demand. */
export const WhatItCosts: Story = {
  beforeEach: preloadDragEngine,
  render: () => (
    <OpenedBy
      heading="Your offer"
      page={
        <Card flush>
          <ListRow label="You get" end="KSh 9,884" />
          <ListRow label="You pay back on 20 February 2027" end="KSh 10,748" />
        </Card>
      }
    >
      {(isOpen, onOpenChange) => (
        <BottomSheet
          open={isOpen}
          onOpenChange={onOpenChange}
          title="What it costs"
          snapPoints={['auto', 1]}
          footer={
            <p className="py-2 text-label text-muted">
              You pay nothing else, unless you pay late. Then it is at most KSh 20,000 in all.
            </p>
          }
        >
          <Ledger>
            <LedgerLine label="You borrow" cents={1_000_000} />
            <LedgerLine label="Fee, taken off" cents={-9_800} sign="always" />
            <LedgerLine label="Tax on the fee, taken off" cents={-1_800} sign="always" />
            <LedgerLine label="Interest for 91 days" cents={74_800} sign="always" />
            <LedgerTotal label="You pay back" cents={1_074_800} />
          </Ledger>
        </BottomSheet>
      )}
    </OpenedBy>
  ),
  play: async () => {
    await open();
    await waitFor(() => expect(body().getByRole('heading', { name: 'What it costs' })).toHaveFocus());
  },
};

/** Choosing how to pay, with a way out that changes nothing. */
export const HowToPay: Story = {
  render: () => (
    <OpenedBy heading="Pay KSh 10,748" label="Choose how to pay">
      {(isOpen, onOpenChange) => (
        <BottomSheet
          open={isOpen}
          onOpenChange={onOpenChange}
          title="How do you want to pay?"
          footer={
            <Button block variant="text" tone="muted" onClick={() => onOpenChange(false, 'cancel')}>
              Not now
            </Button>
          }
        >
          <Card flush>
            <ListRow
              label="M-PESA on this phone"
              caption="You confirm with your PIN"
              onClick={() => onOpenChange(false, 'confirm')}
            />
            <ListRow
              label="Paybill"
              caption="From any phone, also without data"
              onClick={() => onOpenChange(false, 'confirm')}
            />
          </Card>
        </BottomSheet>
      )}
    </OpenedBy>
  ),
  play: async () => {
    await open('Choose how to pay');
    await expect(body().getByRole('button', { name: /Paybill/ })).toBeVisible();
  },
};
