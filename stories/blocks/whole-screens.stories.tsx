import { chooseRadio, expectRowInvalid, fillRow, pickFrom, setDate, tick } from '@kopa/ui/testing';
import { ToastProvider } from '@kopa/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { AboutYou as AboutYouScreen } from './about-you.tsx';
import { ChooseAmount as ChooseAmountScreen } from './choose-amount.tsx';
import { Confirmation as ConfirmationScreen } from './confirmation.tsx';
import { Offer as OfferScreen } from './offer.tsx';
import { PhoneNumber as PhoneNumberScreen } from './phone-number.tsx';
import { RunningLoan as RunningLoanScreen } from './running-loan.tsx';

const done = fn();

/** The screens of the registry: `npx shadcn add` copies them into a host. Made of parts with own pictures. */
const meta = {
  title: 'blocks/whole-screens',
  tags: ['no-picture'],
  decorators: [(Story) => <ToastProvider>{Story()}</ToastProvider>],
  parameters: { docs: { story: { inline: false, height: '740px' } } },
  beforeEach: () => {
    done.mockClear();
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const PhoneNumber: Story = {
  render: () => <PhoneNumberScreen onSend={done} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send me a code' }));
    await expectRowInvalid('Mobile number', 'Enter the 9 digits of your number');
    await fillRow('Mobile number', '712 345 412');
    await userEvent.click(canvas.getByRole('button', { name: 'Send me a code' }));
    await waitFor(() => expect(done).toHaveBeenCalledWith('712345412'));
  },
};

export const AboutYou: Story = {
  render: () => <AboutYouScreen onSend={done} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expectRowInvalid('Birthday', 'Choose the day you were born');
    await fillRow('First name', 'Nakato');
    await chooseRadio('Gender', 'Female');
    await pickFrom('City', 'Gulu');
    await setDate('Birthday', '1994-03-14');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() =>
      expect(done).toHaveBeenCalledWith({
        firstName: 'Nakato',
        gender: 'f',
        city: 'gul',
        birthday: '1994-03-14',
      }),
    );
  },
};

export const ChooseAmount: Story = {
  render: () => <ChooseAmountScreen onChoose={done} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '30 days' }));
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(canvas.getByText('10,500 for 30 days')).toBeVisible();
    await expect(canvas.getByText('10,815')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(done).toHaveBeenCalledWith(10_500, 30);
  },
};

export const Offer: Story = {
  render: () => <OfferScreen onAccept={done} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Get money' }));
    await canvas.findByText('Agree to the loan agreement first');
    await expect(done).not.toHaveBeenCalled();
    await tick('I have read the loan agreement and agree to it');
    await userEvent.click(canvas.getByRole('button', { name: 'Get money' }));
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
  },
};

export const Confirmation: Story = {
  render: () => <ConfirmationScreen onDone={done} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('We have your application')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy Reference' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(done).toHaveBeenCalledOnce();
  },
};

export const RunningLoan: Story = {
  render: () => <RunningLoanScreen onPay={done} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /Home/ })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
    await expect(done).toHaveBeenCalledOnce();
  },
};
