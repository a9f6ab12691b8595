import { countryByIp } from '@kopa/contract/calls/catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import NationScreen from '../../app/src/features/nation/nation-screen.tsx';
import { byCode, kenya } from './lender/countries.ts';
import { answer, neverAnswer, refuse } from './lender/rules.ts';
import { breaksOff, press, saysItDidNotLoad, tabTo, waits, type Hands } from './phone/hands.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/nation',
  component: NationScreen,
  ...screenAt('/user/nation'),
} satisfies Meta<typeof NationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const lender = [answer(countryByIp, { ...kenya, known: true }), byCode];
const visitor = { visitor: true };
const there = ({ canvas }: Pick<Hands, 'canvas'>) => canvas.findByRole('radio', { name: /^Kenya/ });

/** The line is in Kenya. */
export const Filled: Story = {
  ...phone({ ...visitor, lender }),
  play: async (hands) => {
    await expect(await there(hands)).toBeChecked();
    await expect(hands.canvas.getByRole('button', { name: 'Continue' })).toBeVisible();
  },
};

/** The country of the connection is unknown: no country is preselected. */
export const Unknown: Story = {
  ...phone({ ...visitor, lender: [answer(countryByIp, { ...kenya, known: false }), byCode] }),
  play: async (hands) => {
    await expect(await there(hands)).not.toBeChecked();
    await press(hands, 'Continue');
    await expect(await hands.canvas.findByText('Choose your country')).toBeVisible();
  },
};

export const NotServed: Story = {
  ...phone({ ...visitor, lender }),
  play: async (hands) => {
    await there(hands);
    await hands.userEvent.click(hands.canvas.getByRole('radio', { name: /^Nigeria/ }));
    await expect(await hands.canvas.findByText('We do not lend in Nigeria yet.')).toBeVisible();
  },
};

/** With keys alone: Kenya, and on to the login. */
export const WithKeys: Story = {
  ...phone({ ...visitor, lender }),
  tags: ['no-picture'],
  play: async (hands) => {
    await tabTo(hands, await there(hands));
    await tabTo(hands, hands.canvas.getByRole('button', { name: 'Continue' }));
    await hands.userEvent.keyboard('{Enter}');
    await hands.canvas.findByText('The app goes on to /user/login');
  },
};

export const Loading: Story = { ...phone({ ...visitor, lender: [neverAnswer(countryByIp)] }), play: waits };

export const Failed: Story = {
  ...phone({ ...visitor, lender: [refuse(countryByIp, 'internal')] }),
  play: saysItDidNotLoad,
};

export const Offline: Story = { ...phone({ ...visitor, lender }), play: breaksOff(there) };
