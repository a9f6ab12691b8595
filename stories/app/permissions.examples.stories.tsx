import type { Meta, StoryObj } from '@storybook/react-vite';
import PermissionsScreen from '../../app/src/features/permissions/permissions-screen.tsx';
import { asksFor } from './lender/consents.ts';
import { openNativeApp } from './phone/native-app.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/permissions/examples',
  component: PermissionsScreen,
  ...screenAt('/pd_pop'),
} satisfies Meta<typeof PermissionsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** PendingPayment up front, one of six was agreed to before. */
export const PendingPayment: Story = {
  ...phone({ edition: 'mx', before: openNativeApp, lender: asksFor('upFront', { deviceInfo: 'given' }) }),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('checkbox');
  },
};

/** As in Kenya. */
export const NothingCollected: Story = {
  ...phone({ lender: asksFor('none') }),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('listitem');
  },
};
