import { KeyFacts } from '@kopa/ui/key-facts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../guide.ts';

const meta = {
  title: 'ui/display/key-facts',
  component: KeyFacts,
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  parameters: guide({
    keys: 'none',
    dos: [
      'List every charge as a line, also the small ones and those that are nothing.',
      'Take the sums from the lender; while developing, lines that do not add up are told of.',
      'Say the due date with its weekday, and the APR with all costs in.',
    ],
    donts: [
      'Do not hide fee or tax behind a link on the offer.',
      'Do not put a second total: the double rule means "what I owe", once.',
      'Do not round: what is shown is what is booked.',
    ],
  }),
} satisfies Meta<typeof KeyFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One rule above a sum, a double rule under the final total. */
export const Default: Story = {
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
    facts: [
      { label: 'APR (all costs, per year)', value: '35.06%' },
      { label: 'If you pay late', value: 'KSh 200 a day' },
      { label: 'Due date', value: 'Saturday 20 February 2027' },
    ],
  },
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map((term) => term.textContent);
    await expect(terms).toEqual([
      'You borrow',
      'Processing fee',
      'Tax on fee, 18%',
      'You receive today',
      'You borrow',
      'Interest, 30% a year',
      'You pay back',
      'APR (all costs, per year)',
      'If you pay late',
      'Due date',
    ]);
    const figures = canvas.getAllByRole('definition').map((figure) => figure.textContent.replace(/\s/g, ' '));
    await expect(figures[1]).toContain('− 98');
    await expect(figures[3]).toBe('KSh 9,884');
    await expect(figures[6]).toBe('KSh 10,748');
  },
};
