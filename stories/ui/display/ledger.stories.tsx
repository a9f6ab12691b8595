import { Card } from '@kopa/ui/card';
import { KeyFact, Ledger, LedgerLine, LedgerSum, LedgerTotal } from '@kopa/ui/ledger';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../guide.ts';

/** Money, line by line. One rule above a sum, a double rule under the final total. */
const meta = {
  title: 'ui/display/ledger',
  component: Ledger,
  subcomponents: { LedgerLine, LedgerSum, LedgerTotal, KeyFact },
  decorators: [
    (Story) => (
      <div className="p-4">
        <Card>{Story()}</Card>
      </div>
    ),
  ],
  args: {
    children: (
      <>
        <LedgerLine label="You borrow" cents={1_000_000} />
        <LedgerLine label="Processing fee" cents={-9800} />
        <LedgerLine label="Tax on fee, 18%" cents={-1800} />
        <LedgerSum label="You receive today" cents={988_400} />
        <LedgerLine label="You borrow" cents={1_000_000} />
        <LedgerLine label="Interest, 30% a year" cents={74_800} sign="always" />
        <LedgerTotal label="You pay back" cents={1_074_800} />
      </>
    ),
  },
  parameters: guide({
    keys: 'none',
    dos: [
      'Show every fee as a line of its own, with its rate in the name.',
      'End with one total: the double rule means "what I owe".',
      'Let the lines add up to the sum below them, to the cent.',
    ],
    donts: [
      'Use a second total: make it a LedgerSum.',
      'Write signs or currencies into the names.',
      'Shorten a name to keep it on one line: it wraps.',
    ],
  }),
} satisfies Meta<typeof Ledger>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const figures = canvas.getAllByRole('definition').map((figure) => figure.innerText.replace(/\s/g, ' '));
    await expect(figures).toEqual([
      'KSh 10,000',
      '− 98',
      '− 18',
      'KSh 9,884',
      '10,000',
      '+ 748',
      'KSh 10,748',
    ]);
  },
};
