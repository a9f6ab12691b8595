import { latestOrder } from '@kopa/contract/calls/loan';
import { saveAdditionInfoMarket } from '@kopa/contract/calls/addition-info';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import AdditionalScreen from '../../app/src/features/additional-information/additional-screen.tsx';
import { writeDraft } from '../../app/src/shared/draft/draft.ts';
import { additional, told } from './lender/borrower.ts';
import { applying, orderNo } from './lender/orders.ts';
import { neverAnswer, refuse } from './lender/rules.ts';
import {
  breaksOff,
  choose,
  comes,
  isSending,
  press,
  saysItDidNotLoad,
  sheetGone,
  tabTo,
  takeOption,
  toldToFix,
  waits,
  type Hands,
} from './phone/hands.ts';
import { minutesAgo } from './phone/clock.ts';
import { openNativeApp } from './phone/native-app.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/additional',
  component: AdditionalScreen,
  ...screenAt('/auth/additionalInfomation'),
} satisfies Meta<typeof AdditionalScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const empty = applying('addition');
const filled = applying('addition', told({ additional }));

const work = ({ canvas }: Pick<Hands, 'canvas'>) => canvas.findByRole('button', { name: /^Kind of work/ });

export const Empty: Story = { ...phone({ lender: empty }), play: comes(work) };

/** With keys alone: the employment type from its sheet, and the row that appears. */
export const WithKeys: Story = {
  ...phone({ lender: empty }),
  tags: ['no-picture'],
  play: async (hands) => {
    const { canvas, userEvent } = hands;
    await tabTo(hands, await work(hands));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('listbox')).toHaveFocus());
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}{Enter}');
    await sheetGone();
    await expect(await canvas.findByRole('button', { name: /^Kind of work Employee/ })).toHaveFocus();
  },
};

export const Filled: Story = { ...phone({ lender: filled }), play: comes(work) };

/** Continue with nothing filled. */
export const Invalid: Story = {
  ...phone({ lender: empty }),
  play: async (hands) => {
    await work(hands);
    await press(hands, 'Continue');
    await expect(await hands.canvas.findByRole('region', { name: /^Please fix/ })).toHaveFocus();
  },
};

/** Paid every fourteen days, on two weekdays that may not be the same. */
export const SamePaydays: Story = {
  ...phone({
    lender: applying(
      'addition',
      told({
        additional: { ...additional, payFrequency: 'Fourteen', monthlyPayday: '5', monthlyPaydayTwo: '5' },
      }),
    ),
  }),
  play: async (hands) => {
    await work(hands);
    await press(hands, 'Continue');
    await toldToFix(hands, 1);
  },
};

/** An unemployed applicant has no payday rows. */
export const WithoutWork: Story = {
  ...phone({
    lender: applying(
      'addition',
      told({
        additional: {
          ...additional,
          employmentType: 'Unemployed',
          industryCategory: '',
          jobExperience: '',
          payFrequency: '',
          monthlyPayday: '',
        },
      }),
    ),
  }),
  play: async (hands) => {
    await work(hands);
    await expect(hands.canvas.queryByRole('button', { name: /^Payday/ })).not.toBeInTheDocument();
  },
};

/** Contacts 1 and 2 cannot be the same to the borrower: the choice is not taken, and a toast says why. */
export const SameRelation: Story = {
  ...phone({ lender: filled }),
  play: async (hands) => {
    await work(hands);
    const [, second] = hands.canvas.getAllByRole('button', { name: /^Relationship/ });
    await hands.userEvent.click(second!);
    await takeOption(hands.userEvent, await screen.findByRole('option', { name: 'Friend' }));
    // The toast moves from the sheet to the page as the sheet closes, which makes a new element of it.
    await waitFor(() => expect(screen.getAllByText(/cannot have the same relation/).at(-1)).toBeVisible());
  },
};

/** The words of a payday depend on the frequency, which is the same in both versions. */
export const TwoPaydays: Story = {
  ...phone({
    lender: applying(
      'addition',
      told({
        additional: { ...additional, payFrequency: 'Weekly', monthlyPayday: '5' },
        savedAt: { personal: null, additional: minutesAgo(5), payout: null },
      }),
    ),
    before: () =>
      void writeDraft(orderNo, 'additional', {
        values: { monthlyPayday: '2' },
        lastField: 'monthlyPayday',
        editedAt: minutesAgo(90),
        basedOn: minutesAgo(200),
      }),
  }),
  tags: ['no-picture'],
  play: async () => {
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveTextContent(/Tuesday.*Friday/);
  },
};

/** Three optional contacts, the last of them just added. */
export const FiveContacts: Story = {
  ...phone({
    lender: applying(
      'addition',
      told({
        additional: {
          ...additional,
          emergencyContactName3: 'Mwalimu Bartholomew Wekesa wa Makokha Nyongesa',
          emergencyContactMobile3: '722000003',
          emergencyContactRelation3: 'others',
          emergencyContactName4: 'Atieno Odhiambo',
          emergencyContactMobile4: '722000004',
          emergencyContactRelation4: 'brothersOrSisters',
        },
      }),
    ),
  }),
  play: async (hands) => {
    await work(hands);
    await press(hands, 'Add a contact');
    await expect(await hands.canvas.findByText(/^Contact 5/)).toBeVisible();
  },
};

/** Inside the native app, contacts 1 and 2 can be taken from the phone book. */
export const PhoneBook: Story = {
  ...phone({ lender: empty, before: openNativeApp }),
  play: comes(work),
};

export const Sending: Story = {
  ...phone({ lender: [...filled, neverAnswer(saveAdditionInfoMarket)] }),
  play: async (hands) => {
    await work(hands);
    await press(hands, 'Continue');
    await isSending(hands);
  },
};

/** The lender refuses a value that the phone accepted. */
export const Refused: Story = {
  ...phone({
    lender: [
      ...filled,
      refuse(saveAdditionInfoMarket, 'invalidInput', {
        fields: { emergencyContactMobile1: 'emergencyContactMobile1.invalid' },
      }),
    ],
  }),
  play: async (hands) => {
    await work(hands);
    await press(hands, 'Continue');
    await toldToFix(hands, 1);
  },
};

export const Loading: Story = { ...phone({ lender: [...empty, neverAnswer(latestOrder)] }), play: waits };

export const Failed: Story = {
  ...phone({ lender: [...empty, refuse(latestOrder, 'internal')] }),
  play: saysItDidNotLoad,
};

export const Offline: Story = {
  ...phone({ lender: filled }),
  play: breaksOff(work),
};

/** A list in its sheet. */
export const IncomeSheet: Story = {
  ...phone({ lender: filled }),
  play: async (hands) => {
    await work(hands);
    await press(hands, /^Income a month/);
    await expect(await screen.findByRole('option', { name: 'KSh 30,000 - 39,999' })).toBeVisible();
  },
};

/** The days of the month, with an explanation for shorter months. */
export const PaydaySheet: Story = {
  ...phone({ lender: filled }),
  play: async (hands) => {
    await work(hands);
    await press(hands, /^Payday/);
    await expect(await screen.findByRole('dialog', { name: 'Payday' })).toBeVisible();
  },
};

/** A choice clears the rows that it hides. */
export const Cleared: Story = {
  ...phone({ lender: filled }),
  tags: ['no-picture'],
  play: async (hands) => {
    await work(hands);
    await choose(hands, /^Kind of work/, 'Self-employed');
    await expect(hands.canvas.getByRole('button', { name: /^Industry Choose/ })).toBeVisible();
  },
};
