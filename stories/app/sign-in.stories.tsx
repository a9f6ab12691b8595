import { getUserInfo, getVerifyCode, register } from '@kopa/contract/calls/security';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import SignInScreen from '../../app/src/features/sign-in/sign-in-screen.tsx';
import { wanjiru } from './lender/borrower.ts';
import { person } from './lender/market.ts';
import { answer, loseLine, neverAnswer, refuse } from './lender/rules.ts';
import { storyNow } from './phone/clock.ts';
import { loseSession } from './phone/memory.ts';
import { isTold, press, shows, tabTo, type Hands } from './phone/hands.ts';
import { address, phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/sign-in',
  component: SignInScreen,
  ...screenAt('/user/login'),
} satisfies Meta<typeof SignInScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const sent = answer(getVerifyCode, { resendAt: storyNow + 60_000, expiresAt: storyNow + 300_000, digits: 6 });
const lender = [sent, person];
const visitor = { visitor: true };

const number = ({ canvas }: Pick<Hands, 'canvas'>) => canvas.findByLabelText('Mobile number');
const code = ({ canvas }: Pick<Hands, 'canvas'>) => canvas.findByLabelText('6-digit code');

async function askForCode(hands: Hands): Promise<void> {
  await hands.userEvent.type(await number(hands), '0712345678');
  await press(hands, 'Continue');
}

/** Nothing typed yet. */
export const Empty: Story = {
  ...phone({ ...visitor, lender }),
  play: shows('What is your mobile number?'),
};

/** Another phone has logged in: the reason stays in the page until the next login. */
export const LoggedOut: Story = {
  ...phone({ ...visitor, lender, before: () => loseSession('otherDevice') }),
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await within(await canvas.findByRole('main')).findByText(/^The account is logged in from another device/);
  },
};

/** From the number to the code with keys alone; the last digit logs in. */
export const WithKeys: Story = {
  ...phone({
    ...visitor,
    lender: [...lender, answer(register, { token: 'story', user: wanjiru }), answer(getUserInfo, wanjiru)],
  }),
  tags: ['no-picture'],
  play: async (hands) => {
    await tabTo(hands, await number(hands));
    await hands.userEvent.keyboard('+254712345678{Enter}');
    await tabTo(hands, await code(hands));
    await hands.userEvent.keyboard('482913');
    await hands.canvas.findByText('The app goes on to /');
    await expect(address()).toBe('/');
  },
};

/** Continue without a number. */
export const NumberMissing: Story = {
  ...phone({ ...visitor, lender }),
  play: async (hands) => {
    await press(hands, 'Continue');
    await expect(await number(hands)).toBeInvalid();
    await expect(await number(hands)).toHaveFocus();
  },
};

export const NumberWrong: Story = {
  ...phone({ ...visitor, lender }),
  play: async (hands) => {
    await hands.userEvent.type(await number(hands), '07123');
    await press(hands, 'Continue');
    await expect(await number(hands)).toBeInvalid();
  },
};

export const SendingTheCode: Story = {
  ...phone({ ...visitor, lender: [neverAnswer(getVerifyCode)] }),
  play: async (hands) => {
    await askForCode(hands);
    await hands.canvas.findByRole('button', { name: 'Sending the code…' });
  },
};

/** Too many codes for one day. */
export const Refused: Story = {
  ...phone({ ...visitor, lender: [refuse(getVerifyCode, 'tooManyCodes')] }),
  play: async (hands) => {
    await askForCode(hands);
    await isTold(hands, /^Too many codes were sent/);
  },
};

/** The line breaks while the code is asked for. */
export const Offline: Story = {
  ...phone({ ...visitor, lender: [loseLine(getVerifyCode)] }),
  play: async (hands) => {
    await askForCode(hands);
    await isTold(hands, /^There is no connection/);
  },
};

/** The code is on its way. */
export const Code: Story = {
  ...phone({ ...visitor, lender }),
  play: async (hands) => {
    await askForCode(hands);
    await hands.userEvent.type(await code(hands), '482');
  },
};

export const CodeMissing: Story = {
  ...phone({ ...visitor, lender }),
  play: async (hands) => {
    await askForCode(hands);
    await code(hands);
    await press(hands, 'Continue');
    await expect(await code(hands)).toBeInvalid();
  },
};

export const CodeWrong: Story = {
  ...phone({ ...visitor, lender: [...lender, refuse(register, 'codeWrong')] }),
  play: async (hands) => {
    await askForCode(hands);
    await hands.userEvent.type(await code(hands), '482913');
    await expect(await hands.canvas.findByLabelText('6-digit code')).toBeInvalid();
  },
};

/** Too many wrong codes: this one is of no more use, and the way to another one stands below. */
export const CodeUsedUp: Story = {
  ...phone({ ...visitor, lender: [...lender, refuse(register, 'codeUsedUp')] }),
  tags: ['no-picture'],
  play: async (hands) => {
    await askForCode(hands);
    await hands.userEvent.type(await code(hands), '482913');
    await isTold(hands, /^Too many wrong codes/);
    await expect(hands.canvas.getByText(/^Send again in/)).toBeVisible();
  },
};

/** The connection breaks while the code is checked: the typed code stays. */
export const CodeOffline: Story = {
  ...phone({ ...visitor, lender: [...lender, loseLine(register)] }),
  tags: ['no-picture'],
  play: async (hands) => {
    await askForCode(hands);
    await hands.userEvent.type(await code(hands), '482913');
    await isTold(hands, /^There is no connection/);
    await expect(await code(hands)).toHaveValue('482913');
  },
};

/** A pasted message holds its code, of as many digits as the lender says. */
export const FourDigits: Story = {
  ...phone({
    ...visitor,
    lender: [
      answer(getVerifyCode, { resendAt: storyNow + 60_000, expiresAt: storyNow + 300_000, digits: 4 }),
      answer(register, { token: 'story', user: wanjiru }),
      answer(getUserInfo, wanjiru),
    ],
  }),
  tags: ['no-picture'],
  play: async (hands) => {
    await askForCode(hands);
    await hands.userEvent.click(await hands.canvas.findByLabelText('4-digit code'));
    await hands.userEvent.paste('Your code is 4829. It is good for 5 minutes.');
    await hands.canvas.findByText('The app goes on to /');
  },
};

export const CheckingTheCode: Story = {
  ...phone({ ...visitor, lender: [...lender, neverAnswer(register)] }),
  play: async (hands) => {
    await askForCode(hands);
    await hands.userEvent.type(await code(hands), '482913');
    await hands.canvas.findByRole('button', { name: 'Checking…' });
  },
};
