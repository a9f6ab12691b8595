import { Amount, formatAmount } from '@kopa/ui/amount';
import { AmountSummary } from '@kopa/ui/amount-summary';
import { Card } from '@kopa/ui/card';
import { KeyFact, Ledger, LedgerLine, LedgerSum, LedgerTotal } from '@kopa/ui/ledger';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'ui/display/money',
  decorators: [(Story) => <div className="flex flex-col items-stretch gap-4 p-4">{Story()}</div>],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const costs = fn();

/** What one gets and what one pays back: always both, always in this order. */
export const TAccount: Story = {
  render: () => (
    <AmountSummary
      title="KSh 10,000 for 91 days"
      get={{ cents: 988_400, caption: 'today, on M-Pesa' }}
      payBack={{ cents: 1_074_800, caption: 'by Sat 20 Feb 2027' }}
      cost={{ label: 'What it costs', value: 'KSh 864 · APR 35.06%', onClick: costs }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const terms = canvas.getAllByRole('term').map((term) => term.textContent);
    await expect(terms).toEqual(['You get', 'You pay back']);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /What it costs/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(costs).toHaveBeenCalled();
  },
};

/** One rule above a sum, a double rule under what is owed in the end. */
export const KeyFacts: Story = {
  render: () => (
    <Card>
      <Ledger>
        <LedgerLine label="You borrow" cents={1_000_000} />
        <LedgerLine label="Processing fee" cents={-9800} />
        <LedgerLine label="Tax on fee, 18%" cents={-1800} />
        <LedgerSum label="You receive today" cents={988_400} />
        <LedgerLine label="You borrow" cents={1_000_000} />
        <LedgerLine label="Interest, 30% a year" cents={74_800} sign="always" />
        <LedgerTotal label="You pay back" cents={1_074_800} />
        <KeyFact label="APR, all costs in" value="35.06%" />
        <KeyFact label="If you pay late" value="KSh 200 a day" />
      </Ledger>
    </Card>
  ),
  play: async ({ canvas }) => {
    const figures = canvas.getAllByRole('definition').map((figure) => figure.textContent.replace(/\s/g, ' '));
    await expect(figures[1]).toContain('− 98');
    await expect(figures[3]).toBe('KSh 9,884');
    await expect(figures[5]).toContain('+ 748');
    await expect(figures[6]).toBe('KSh 10,748');
  },
};

export const Sizes: Story = {
  render: () => (
    <>
      <Amount cents={1_074_800} size="amount" />
      <Amount cents={988_400} size="heading" />
      <Amount cents={1_000_000} size="title" />
      <Amount cents={37_050} />
      <Amount cents={-9800} currency="" />
      <Amount cents={74_800} sign="always" currency="" />
      <Amount cents={0} sign="always" currency="" />
    </>
  ),
  play: async () => {
    await expect(formatAmount(1_074_800, 'en-KE')).toBe('10,748');
    await expect(formatAmount(1_074_850, 'en-KE')).toBe('10,748.50');
    await expect(formatAmount(-9800, 'en-KE')).toBe('−\u00a098');
    await expect(formatAmount(0, 'en-KE', 'always')).toBe('0');
    await expect(formatAmount(412_300, 'es')).toBe('4.123');
    await expect(formatAmount(123_456_700, 'sw-KE')).toBe('1,234,567');
    await expect(() => formatAmount(10.5, 'en-KE')).toThrow(/not an integer/);
  },
};

export const TAccountSmall: Story = {
  ...TAccount,
  play: undefined,
  globals: { viewport: { value: 'small', isRotated: false }, locale: 'sw' },
};
export const TAccountLargeText: Story = { ...TAccount, play: undefined, globals: { textSize: '200%' } };
export const TAccountDark: Story = { ...TAccount, play: undefined, globals: { mode: 'dark' } };
export const KeyFactsJua: Story = { ...KeyFacts, play: undefined, globals: { brand: 'jua' } };
export const KeyFactsDark: Story = { ...KeyFacts, play: undefined, globals: { mode: 'dark' } };
export const KeyFactsLargeText: Story = {
  ...KeyFacts,
  play: undefined,
  globals: { textSize: '200%', viewport: { value: 'small', isRotated: false } },
};
