import { consentSave } from '@kopa/contract/calls/consent';
import { latestOrder } from '@kopa/contract/calls/loan';
import { erasureAsk, myDataExport, myDataShow } from '@kopa/contract/calls/my-data';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import MyDataScreen from '../../app/src/features/my-data/my-data-screen.tsx';
import { erasing, kept, said, shown } from './lender/my-data.ts';
import { latest, orderAt } from './lender/orders.ts';
import { answer, neverAnswer, refuse } from './lender/rules.ts';
import { breaksOff, isTold, press, saysItDidNotLoad, tabTo, waits, type Hands } from './phone/hands.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/my-data',
  component: MyDataScreen,
  ...screenAt('/user_center/my_data'),
} satisfies Meta<typeof MyDataScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const lender = [shown(), said, latest(orderAt('basicInfo'))];
const there = ({ canvas }: Pick<Hands, 'canvas'>) =>
  canvas.findByRole('button', { name: 'About you and where you live' });

export const Filled: Story = {
  ...phone({ lender }),
  play: async (hands) => {
    await hands.userEvent.click(await there(hands));
    await expect(await hands.canvas.findByText('Kenyatta Avenue 12')).toBeVisible();
    await expect(await hands.canvas.findByText(/^Agreed on 12 Nov 2026, version 4be1c07d$/)).toBeVisible();
  },
};

/** Pending erasure; the loan and the law keep some data. */
export const Erasing: Story = {
  ...phone({ lender: [...lender, shown(erasing)] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Your data is erased on Friday 27 November 2026$/)).toBeVisible();
    await expect(canvas.getByText(/Until 20 February 2034/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Take it back' })).toBeVisible();
  },
};

/** PendingPayment once more before the request goes. */
export const AskingToErase: Story = {
  ...phone({ lender }),
  play: async (hands) => {
    await press(hands, 'Ask to erase my data');
    await expect(await screen.findByRole('dialog', { name: 'Erase your data?' })).toBeVisible();
  },
};

/** With keys alone: a consent is withdrawn, erasure is asked for. */
export const WithKeys: Story = {
  ...phone({
    lender: [
      ...lender,
      answer(consentSave, { deviceData: 'consent', consents: [] }),
      answer(erasureAsk, { ...kept, erasure: erasing.erasure }),
    ],
  }),
  tags: ['no-picture'],
  play: async (hands) => {
    await tabTo(hands, await hands.canvas.findByRole('button', { name: 'Withdraw Your location' }));
    await hands.userEvent.keyboard('{Enter}');
    await isTold(hands, /^Withdrawn\./);
    await tabTo(hands, hands.canvas.getByRole('button', { name: 'Ask to erase my data' }));
    await hands.userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Erase your data?' });
    // The button that changes nothing has the focus; the other comes before it.
    await hands.userEvent.tab({ shift: true });
    await expect(within(dialog).getByRole('button', { name: 'Ask to erase' })).toHaveFocus();
    await hands.userEvent.keyboard('{Enter}');
    await expect(await hands.canvas.findByRole('button', { name: 'Take it back' })).toBeVisible();
  },
};

/** The file was asked for too soon after the last one, or the lender failed. */
export const ExportRefused: Story = {
  ...phone({ lender: [...lender, refuse(myDataExport, 'internal')] }),
  tags: ['no-picture'],
  play: async (hands) => {
    await press(hands, 'Save everything as a file');
    await isTold(hands, /^Something went wrong on our side/);
  },
};

export const Loading: Story = {
  ...phone({ lender: [...lender, neverAnswer(myDataShow), neverAnswer(latestOrder)] }),
  play: waits,
};

export const Failed: Story = {
  ...phone({ lender: [...lender, refuse(myDataShow, 'internal')] }),
  play: saysItDidNotLoad,
};

export const Offline: Story = { ...phone({ lender }), play: breaksOff(there) };
