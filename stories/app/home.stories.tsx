import { marketIndex } from '@kopa/contract/calls/market';
import { marketRepayProducts } from '@kopa/contract/calls/repay-ways';
import { preloadDragEngine } from '@kopa/ui/bottom-sheet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import HomeScreen from '../../app/src/features/home/home-screen.tsx';
import { keepKnownLoan } from '../../app/src/shared/payment/known-loan.ts';
import { disbursed, repayDetailOf, todaysFigures } from './lender/loans.ts';
import { home, person } from './lender/market.ts';
import { orderAt } from './lender/orders.ts';
import { payTo, repayProducts } from './lender/repay-products.ts';
import { loseLine, neverAnswer, refuse } from './lender/rules.ts';
import { minutesAgo } from './phone/clock.ts';
import { breaksOff, comes, saysItDidNotLoad, tabTo, waits, type Hands } from './phone/hands.ts';
import { loseSession } from './phone/memory.ts';
import { address, phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/home',
  component: HomeScreen,
  ...screenAt('/'),
} satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const running = repayDetailOf(disbursed.inTime);
const late = repayDetailOf(disbursed.late);
const runs = [home('repaying', running.order, todaysFigures(running)), repayProducts(running)];

/** A visitor sees the sums at once. */
export const CanLoan: Story = {
  ...phone({ lender: [home('canLoan')], visitor: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Apply for KSh 10,000' })).toBeVisible();
  },
};

/** The lender has ended the session: the reason stays above the sums until the next login. */
export const LoggedOut: Story = {
  ...phone({ lender: [home('canLoan')], visitor: true, before: () => loseSession('tokenExpired') }),
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await within(await canvas.findByRole('main')).findByText('Token expired, please login again.');
  },
};

/** The cost, line by line, and for each tenure; a tap on one chooses its days, and the sheet stays. */
export const Costs: Story = {
  ...phone({ lender: [home('canLoan')], visitor: true }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^What it costs/ }));
    const longer = await screen.findByRole('radio', { name: /^120 days\s*1,102$/ });
    await expect(screen.getByText('About', { exact: false })).toHaveTextContent('About KSh 9.49 a day.');
    await userEvent.click(longer);
    await expect(longer).toBeChecked();
    await expect(screen.getByText('It costs you').parentElement).toHaveTextContent('1,102');
    await userEvent.click(screen.getByRole('radio', { name: /^91 days/ }));
  },
};

/** With keys alone: an amount, the days, the way on. */
export const WithKeys: Story = {
  ...phone({ lender: [home('canLoan')] }),
  tags: ['no-picture'],
  play: async (hands) => {
    const { canvas, userEvent } = hands;
    await tabTo(hands, await canvas.findByRole('button', { name: 'More' }));
    await userEvent.keyboard('{Enter}{Enter}');
    await tabTo(hands, canvas.getByRole('radio', { name: '91' }));
    await userEvent.keyboard('{ArrowRight}');
    await tabTo(hands, canvas.getByRole('button', { name: 'Apply for KSh 11,000' }));
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('The app goes on to /borrow/to_borrow');
    await expect(address()).toBe('/borrow/to_borrow');
  },
};

/** The sum that stands below a label. */
const textAfter = (label: HTMLElement): string =>
  (label.tagName === 'DT' ? label : label.parentElement)?.nextElementSibling?.textContent ?? '';

/** Home stands at this step, with these words, and offers this button. */
const isAt =
  (step: string, button: string, words: string) =>
  async ({ canvas }: Pick<Hands, 'canvas'>) => {
    await expect(await canvas.findByRole('button', { name: button })).toBeVisible();
    await expect(canvas.getByText(step, { exact: false }).closest('li')).toHaveAttribute(
      'aria-current',
      'step',
    );
    await expect(await canvas.findByText(words)).toBeVisible();
  };

/** An application that is not finished: the next part, and how many are left. */
export const Failed: Story = {
  ...phone({ lender: [home('failed', orderAt('addition'))] }),
  play: isAt('Work and contacts', 'Edit', '4 of 5 parts are left. Everything you typed is saved.'),
};

export const Assessing: Story = {
  ...phone({ lender: [home('assessing', orderAt('applying'))] }),
  play: isAt('We check your details', 'Detail', 'Usually about 6 min more'),
};

/** Longer than the usual ten minutes. */
export const AssessingLonger: Story = {
  ...phone({ lender: [home('assessing', orderAt('applying', { reviewEndsAt: minutesAgo(4) }))] }),
  tags: ['no-picture'],
  play: isAt('We check your details', 'Detail', 'A little longer than usual'),
};

/** What arrives stands beside what is paid back and what the loan costs. */
export const Success: Story = {
  ...phone({ lender: [home('success', orderAt('confirm'), { firstName: 'Wanjirũ' })] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Get money' })).toBeVisible();
    await expect(canvas.getByText('Yes, Wanjirũ.')).toBeVisible();
    await expect(canvas.getByText('Approved')).toBeVisible();
    await expect(textAfter(canvas.getByText('You get'))).toContain('9,884');
    await expect(textAfter(canvas.getByText('You pay back'))).toContain('10,748');
    await expect(canvas.getByRole('button', { name: /^What it costs KSh.864$/ })).toBeVisible();
  },
};

export const Rejected: Story = {
  ...phone({ lender: [home('rejected', orderAt('reject'))] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Cannot apply' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^Ask a person to look again/ })).toBeVisible();
  },
};

export const Lending: Story = {
  ...phone({ lender: [home('lending', orderAt('lending'))] }),
  play: isAt('On its way to M-Pesa', 'Detail', 'It takes 10 to 60 minutes'),
};

/** More than an hour after the yes. */
export const LendingLate: Story = {
  ...phone({ lender: [home('lending', orderAt('lending', { closedAt: minutesAgo(65) }))] }),
  tags: ['no-picture'],
  play: isAt('On its way to M-Pesa', 'Detail', 'It takes longer than usual'),
};

/** Each sum stands with its own day: 10,748 on the due date, 10,370 today. A greeting by the time of day. */
export const Repaying: Story = {
  ...phone({
    lender: [
      home('repaying', running.order, { ...todaysFigures(running), firstName: 'Wanjirũ' }),
      repayProducts(running),
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Good morning, Wanjirũ')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Pay' })).toBeVisible();
    const day = canvas.getByRole('heading', { level: 2, name: 'To pay by Wed 6 Jan 2027' });
    await expect(textAfter(day)).toContain('10,748');
    await expect(textAfter(canvas.getByText('If you pay today'))).toContain('10,370');
    await expect(textAfter(canvas.getByText('If you pay today'))).toContain('you save KSh 378');
    await expect(textAfter(canvas.getByText('On Wed 6 Jan 2027'))).toContain('10,748');
  },
};

export const Overdue: Story = {
  ...phone({ lender: [home('overdue', late.order, todaysFigures(late)), repayProducts(late)] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Pay' })).toBeVisible();
    await expect(textAfter(canvas.getByText('You owe today'))).toContain('12,148');
    await expect(canvas.getByText('It was due on Sat 14 Nov 2026')).toBeVisible();
    await expect(textAfter(canvas.getByText('What you agreed'))).toMatch(/10,748.*KSh.748 interest/);
    await expect(textAfter(canvas.getByText('Late charge so far'))).toMatch(/\+.1,400.*7 days at KSh.200/);
  },
};

export const Loading: Story = {
  ...phone({ lender: [neverAnswer(marketIndex)] }),
  play: waits,
};

export const NotLoaded: Story = {
  ...phone({ lender: [refuse(marketIndex, 'internal')] }),
  play: saysItDidNotLoad,
};

/** The last known loan, the paybill numbers, and the age of the data. */
export const Offline: Story = {
  ...phone({ lender: runs }),
  play: async ({ canvas }) => {
    await breaksOff(async () => {
      await canvas.findByRole('button', { name: 'Pay' });
      await waitFor(() => expect(JSON.stringify(localStorage)).toContain(payTo.number));
    }, /^You are offline\. Figures from 10:00\.$/)({ canvas });
    await expect(await canvas.findByText('000 123')).toBeVisible();
    await expect(canvas.getByText('What you owed on 21 Nov')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/**
 * The phone reports a connection, and no answer arrives: cached data appears, without the words for the
 * paybill.
 */
export const CutOff: Story = {
  ...phone({
    lender: [loseLine(marketIndex), loseLine(marketRepayProducts)],
    before: () => {
      const { orderNo, repayAmount, dueAmount, dueDate, overdueDays, penaltyPerDay } = late.order;
      keepKnownLoan({
        orderNo,
        repayAmount,
        dueAmount,
        overdueDays,
        penaltyPerDay,
        status: 'overdue',
        disbursedOn: late.disbursedOn,
        dueDate: dueDate!,
        serverTime: late.serverTime,
        payTo: null,
      });
    },
  }),
  play: comes(({ canvas }) => canvas.findByText('7 days late')),
};

/** A person to talk to, from every screen. */
export const Help: Story = {
  ...phone({ lender: [...runs, person] }),
  play: async ({ canvas, userEvent }) => {
    await preloadDragEngine();
    await userEvent.click(await canvas.findByRole('button', { name: 'Help' }));
    await expect(await screen.findByRole('link', { name: /Call us/ })).toBeVisible();
  },
};

/** Each language by its own name. */
export const LanguageSheet: Story = {
  ...phone({ lender: runs }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Language: English' }));
    await expect(await screen.findByRole('option', { name: 'English' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};
