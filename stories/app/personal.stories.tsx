import { latestOrder } from '@kopa/contract/calls/loan';
import { saveBasicInfoMarket } from '@kopa/contract/calls/basic-info';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn } from 'storybook/test';
import PersonalScreen from '../../app/src/features/personal-information/personal-screen.tsx';
import { writeDraft } from '../../app/src/shared/draft/draft.ts';
import { personal, told } from './lender/borrower.ts';
import { applying, orderAt, orderNo } from './lender/orders.ts';
import { answer, loseLine, neverAnswer, refuse } from './lender/rules.ts';
import { minutesAgo } from './phone/clock.ts';
import {
  breaksOff,
  comes,
  isSending,
  isTold,
  press,
  saysItDidNotLoad,
  tabTo,
  toldToFix,
  waits,
  type Hands,
} from './phone/hands.ts';
import { address, phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/personal',
  component: PersonalScreen,
  ...screenAt('/auth/personal_infomation'),
} satisfies Meta<typeof PersonalScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const empty = applying('basicInfo');
const filled = applying('basicInfo', told({ personal }));

const firstName = ({ canvas }: Pick<Hands, 'canvas'>) => canvas.findByLabelText(/^First name/);

/** Before the birthday the rows end there. */
export const Empty: Story = { ...phone({ lender: empty }), play: comes(firstName) };

/** With keys alone: names, gender, and the button that names the missing rows. */
export const WithKeys: Story = {
  ...phone({ lender: empty }),
  tags: ['no-picture'],
  play: async (hands) => {
    const { canvas, userEvent } = hands;
    await tabTo(hands, await firstName(hands));
    await userEvent.keyboard('Wanjirũ');
    await tabTo(hands, canvas.getByLabelText(/^Last name/));
    await userEvent.keyboard("Ng'ang'a");
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Female' })).toBeChecked();
    await tabTo(hands, canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('region', { name: /^Please fix/ })).toHaveFocus();
    await expect(canvas.getByLabelText(/^First name/)).toBeValid();
  },
};

export const Filled: Story = {
  ...phone({ lender: filled }),
  play: async (hands) => {
    await expect(await firstName(hands)).toHaveValue('Wanjirũ');
    await expect(hands.canvas.getByRole('button', { name: /^Birthday 14 Mar 1994/ })).toBeVisible();
  },
};

/** Continue with nothing filled. */
export const Invalid: Story = {
  ...phone({ lender: empty }),
  play: async (hands) => {
    await firstName(hands);
    await press(hands, 'Continue');
    await toldToFix(hands, 8);
  },
};

/** The lender refuses a value that the phone accepted; the message appears at the row. */
export const Refused: Story = {
  ...phone({
    lender: [...filled, refuse(saveBasicInfoMarket, 'invalidInput', { fields: { email: 'email.host' } })],
  }),
  play: async (hands) => {
    await firstName(hands);
    await press(hands, 'Continue');
    await toldToFix(hands, 1);
  },
};

export const Sending: Story = {
  ...phone({ lender: [...filled, neverAnswer(saveBasicInfoMarket)] }),
  play: async (hands) => {
    await firstName(hands);
    await press(hands, 'Continue');
    await isSending(hands);
  },
};

const noRoom = () =>
  spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });

/** On a phone without room a lost call is said, and the same button tries again. */
export const NotSent: Story = {
  ...phone({ lender: [...filled, loseLine(saveBasicInfoMarket)] }),
  play: async (hands) => {
    await firstName(hands);
    noRoom();
    await press(hands, 'Continue');
    await isTold(hands, /^There is no connection/);
  },
};

/** Valid values continue to the next step. */
export const Sent: Story = {
  ...phone({
    lender: [...filled, answer(saveBasicInfoMarket, { order: orderAt('addition') })],
  }),
  tags: ['no-picture'],
  play: async (hands) => {
    await firstName(hands);
    await press(hands, 'Continue');
    await hands.canvas.findByText('The app goes on to /auth/additionalInfomation');
    await expect(address()).toBe('/auth/additionalInfomation');
  },
};

export const Loading: Story = { ...phone({ lender: [...empty, neverAnswer(latestOrder)] }), play: waits };

export const Failed: Story = {
  ...phone({ lender: [...empty, refuse(latestOrder, 'internal')] }),
  play: saysItDidNotLoad,
};

export const Offline: Story = {
  ...phone({ lender: filled }),
  play: breaksOff(firstName),
};

/** On a phone without room Continue waits for the connection, and then sends the form. */
export const WaitingForConnection: Story = {
  ...phone({ lender: filled }),
  play: async (hands) => {
    await breaksOff(firstName)(hands);
    noRoom();
    await press(hands, 'Continue');
    await isTold(hands, /^Not sent yet: there is no connection/);
  },
};

/** A saved state and city that are no longer on the lists. */
export const Repaired: Story = {
  ...phone({
    lender: applying(
      'basicInfo',
      told({ personal: { ...personal, state: 'atlantis', city: 'atlantis.east' } }),
    ),
  }),
  play: async (hands) => {
    await firstName(hands);
    await isTold(hands, /^Some choices have changed/);
  },
};

/** Values from before the page was killed return. */
export const Resumed: Story = {
  ...phone({
    lender: empty,
    before: () =>
      void writeDraft(orderNo, 'personal', {
        values: { firstName: 'Wanjirũ', lastName: "Ng'ang'a" },
        lastField: 'lastName',
      }),
  }),
  play: async (hands) => {
    await expect(await firstName(hands)).toHaveValue('Wanjirũ');
  },
};

/** This phone and the lender have different answers. */
export const TwoVersions: Story = {
  ...phone({
    lender: applying(
      'basicInfo',
      told({ personal, savedAt: { personal: minutesAgo(5), additional: null, payout: null } }),
    ),
    before: () =>
      void writeDraft(orderNo, 'personal', {
        values: { firstName: 'Wanjiru' },
        lastField: 'firstName',
        editedAt: minutesAgo(90),
        basedOn: minutesAgo(200),
      }),
  }),
  play: async () => {
    await screen.findByRole('alertdialog');
  },
};

export const BirthdaySheet: Story = {
  ...phone({ lender: filled }),
  play: async (hands) => {
    await firstName(hands);
    await press(hands, /^Birthday/);
    await expect(await screen.findByRole('dialog', { name: 'Birthday' })).toBeVisible();
  },
};

/** Old names of a district find the district. */
export const CitySheet: Story = {
  ...phone({ lender: filled }),
  play: async (hands) => {
    await firstName(hands);
    await press(hands, /^City/);
    await hands.userEvent.type(await screen.findByRole('combobox'), 'nak');
    await expect(screen.getByRole('option', { name: /Nakuru/ })).toBeVisible();
  },
};

/** The usual hosts, one tap away. */
export const EmailSuggestions: Story = {
  ...phone({ lender: applying('basicInfo', told({ personal: { ...personal, email: '' } })) }),
  play: async (hands) => {
    await firstName(hands);
    await hands.userEvent.type(hands.canvas.getByLabelText(/^Email/), 'wanjiru@');
    await expect(await hands.canvas.findByRole('button', { name: '@gmail.com' })).toBeVisible();
  },
};
