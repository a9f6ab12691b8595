import type { Meta, StoryObj } from '@storybook/react-vite';
import { connectToHost, transportOf } from '../../app/host/phone-side.ts';
import AdditionalScreen from '../../app/src/features/additional-information/additional-screen.tsx';
import { startHostLogin } from '../../app/src/shared/bridge/host-login.ts';
import { applying } from './lender/orders.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/host-phone',
  component: AdditionalScreen,
  ...screenAt('/auth/additionalInfomation'),
  tags: ['!autodocs', 'no-picture'],
} satisfies Meta<typeof AdditionalScreen>;
export default meta;

/**
 * The phone of the simulator: a screen with rows that send events, and a phone book. Without the simulator no
 * host exists.
 */
export const InTheHost: StoryObj<typeof meta> = {
  ...phone({
    lender: applying('addition'),
    before: () => {
      if (!('kopaHost' in window.parent)) return;
      connectToHost(transportOf(window.location.search));
      void startHostLogin();
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Kind of work/ });
  },
};
