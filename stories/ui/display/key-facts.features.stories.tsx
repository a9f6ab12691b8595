import { KeyFacts } from '@kopa/ui/key-facts';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'ui/display/key-facts/features',
  component: KeyFacts,
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: {
    receive: {
      lines: [
        { label: 'You borrow', cents: 1_000_000 },
        { label: 'Processing fee', cents: -9800 },
        { label: 'Tax on fee, 18%', cents: -1800 },
      ],
      label: 'You receive today',
      cents: 988_400,
    },
    payBack: {
      lines: [
        { label: 'You borrow', cents: 1_000_000 },
        { label: 'Interest, 30% a year', cents: 74_800 },
      ],
      label: 'You pay back',
      cents: 1_074_800,
    },
  },
} satisfies Meta<typeof KeyFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutFacts: Story = {
  tags: ['no-picture'],
};

/** The lender has changed the fee since the borrower read the offer. */
export const Changed: Story = {
  args: {
    receive: {
      lines: [
        { label: 'You borrow', cents: 1_000_000 },
        { label: 'Processing fee', cents: -19_800, was: 'was 98' },
        { label: 'Tax on fee, 18%', cents: -3_600, was: 'was 18' },
      ],
      label: 'You receive today',
      cents: 976_600,
      was: 'was 9,884',
    },
    facts: [
      { label: 'APR (all costs, per year)', value: '40.40%', was: 'was 35.06%' },
      { label: 'If you pay late', value: 'KSh 200 a day' },
    ],
  },
};

/** A value of zero is also stated. */
export const FreeOfFee: Story = {
  args: {
    heading: 'Your first loan',
    receive: {
      lines: [
        { label: 'You borrow', cents: 200_000 },
        { label: 'Processing fee', cents: 0 },
      ],
      label: 'You receive today',
      cents: 200_000,
    },
    payBack: {
      lines: [
        { label: 'You borrow', cents: 200_000 },
        { label: 'Interest, 30% a year', cents: 4_950 },
      ],
      label: 'You pay back',
      cents: 204_950,
    },
    facts: [{ label: 'APR (all costs, per year)', value: '30.00%' }],
  },
};

export const LongSmallPhone: Story = {
  args: {
    receive: {
      lines: [
        { label: 'Kiasi unachokopa kwa siku tisini na moja', cents: 123_456_750 },
        { label: 'Ada ya kushughulikia ombi lako', cents: -1_209_850 },
      ],
      label: 'Unapokea leo kwenye M-Pesa',
      cents: 122_246_900,
    },
    payBack: {
      lines: [
        { label: 'Kiasi unachokopa', cents: 123_456_750 },
        { label: 'Riba, asilimia 30 kwa mwaka', cents: 9_234_500 },
      ],
      label: 'Unalipa kwa mara moja',
      cents: 132_691_250,
    },
    facts: [
      { label: 'Asilimia ya gharama zote kwa mwaka', value: '35.06%' },
      { label: 'Siku ya mwisho ya kulipa', value: 'Jumamosi tarehe 20 Februari 2027' },
    ],
  },
  globals: { viewport: { value: 'small', isRotated: false }, locale: 'sw' },
};
