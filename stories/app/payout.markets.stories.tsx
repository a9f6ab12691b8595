import { getBankBranch, verifyBankCard } from '@kopa/contract/calls/bank';
import { getVerifyCode } from '@kopa/contract/calls/security';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import PayoutScreen from '../../app/src/features/payout-account/payout-screen.tsx';
import { writeDraft } from '../../app/src/shared/draft/draft.ts';
import { account, personal, told } from './lender/borrower.ts';
import { applying, orderNo } from './lender/orders.ts';
import { answer, refuse } from './lender/rules.ts';
import { minutesAgo, storyNow } from './phone/clock.ts';
import { press, shows, toldToFix, type Hands } from './phone/hands.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/payout/markets',
  component: PayoutScreen,
  ...screenAt('/bank_account/add_bankcard'),
} satisfies Meta<typeof PayoutScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const lender = [
  ...applying('bindCard', told({ personal })),
  answer(getBankBranch, { branches: [], count: 38 }),
  answer(getVerifyCode, { resendAt: storyNow + 60_000, expiresAt: storyNow + 300_000, digits: 6 }),
];
const there = shows('Where should the money go?');
const choosesKind = (name: RegExp) => async (hands: Hands) => {
  await hands.userEvent.click(await hands.canvas.findByRole('radio', { name }));
};

/** An account at a bank in Kenya. */
export const KenyanBank: Story = {
  ...phone({ lender }),
  play: async (hands) => {
    await choosesKind(/bank/i)(hands);
    await hands.canvas.findByRole('button', { name: /^Bank/ });
  },
};

/** The form is empty. */
export const KenyanBankInvalid: Story = {
  ...phone({ lender }),
  play: async (hands) => {
    await choosesKind(/bank/i)(hands);
    await hands.canvas.findByRole('button', { name: /^Bank/ });
    await press(hands, 'Continue');
    await toldToFix(hands, 4);
  },
};

/** Every bank, found by its name or its code. */
export const BankSheet: Story = {
  ...phone({ lender }),
  play: async (hands) => {
    await choosesKind(/bank/i)(hands);
    await press(hands, /^Bank/);
    await hands.userEvent.type(await screen.findByRole('combobox'), 'co');
    // Each letter makes other rows.
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toBeVisible());
  },
};

/** An account that was saved after this phone's draft, which names a bank. */
const twoVersions = (saved: typeof account, drafted: string) =>
  phone({
    lender: applying(
      'bindCard',
      told({
        personal,
        payout: saved,
        savedAt: { personal: null, additional: null, payout: minutesAgo(5) },
      }),
    ),
    before: () =>
      void writeDraft(orderNo, 'payout', {
        values: { cardType: 'bank', bankName: drafted },
        lastField: 'bankName',
        editedAt: minutesAgo(90),
        basedOn: minutesAgo(200),
      }),
  });

/** Each version names the account by its own kind. */
export const TwoAccounts: Story = {
  ...twoVersions(account, 'KE01'),
  tags: ['no-picture'],
  play: async () => {
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveTextContent(/Bank: KCB Bank Kenya.*Wallet: M-Pesa/);
  },
};

/** Both answers have the name of the bank, and no code. */
export const TwoBanks: Story = {
  ...twoVersions({ ...account, cardType: 'bank', bankName: 'KE01' }, 'KE11'),
  tags: ['no-picture'],
  play: async () => {
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveTextContent('KCB Bank Kenya');
    await expect(question).toHaveTextContent('Co-operative Bank');
    await expect(question).not.toHaveTextContent(/KE\d/);
  },
};

export const MexicoClabe: Story = {
  ...phone({ edition: 'mx', lender }),
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/^CURP/);
  },
};

const clabe = { bankName: 'BBVA', name: 'BBVA', maskedNumber: '••• ••• 719' };
const withClabe = (verified: boolean) => [
  ...applying('question', told({ personal }), { payout: clabe }),
  answer(verifyBankCard, { verified, account: clabe }),
];

/** The order has an account: the lender says whether it can pay there. */
export const MexicoSaved: Story = {
  ...phone({ edition: 'mx', lender: withClabe(true) }),
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The money can go to BBVA ••• ••• 719.')).toBeVisible();
  },
};

export const MexicoUnpayable: Story = {
  ...phone({ edition: 'mx', lender: withClabe(false) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^We can no longer pay to BBVA/)).toBeVisible();
  },
};

/** Nothing waits for the lender's word on the account. */
export const MexicoUnverified: Story = {
  ...phone({ edition: 'mx', lender: [...withClabe(true), refuse(verifyBankCard, 'internal')] }),
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/^CURP/);
    await expect(canvas.queryByText(/BBVA/)).toBeNull();
  },
};

export const MexicoDebitCard: Story = {
  ...phone({ edition: 'mx', lender }),
  play: async (hands) => {
    await choosesKind(/card/i)(hands);
    await hands.canvas.findByLabelText(/^CVC/i);
  },
};

export const India: Story = {
  ...phone({ edition: 'in', lender }),
  play: async (hands) => {
    await there(hands);
    await hands.canvas.findByLabelText(/^IFSC/);
  },
};

/** The code by SMS has been sent. */
export const Nigeria: Story = {
  ...phone({ edition: 'ng', lender }),
  play: async (hands) => {
    await hands.canvas.findByLabelText(/^BVN/);
    await press(hands, /code/i);
    await expect(await hands.canvas.findByText(/678/)).toBeVisible();
  },
};
