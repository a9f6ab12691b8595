import { portalRepaymentDetail } from '@kopa/contract/calls/portal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import PortalScreen from '../../app/src/features/portal/portal-screen.tsx';
import { linked, token } from './lender/portal-link.ts';
import { answer } from './lender/rules.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/portal/examples',
  component: PortalScreen,
  ...screenAt('/portal/repayment'),
} satisfies Meta<typeof PortalScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  ...phone({ visitor: true, query: `?token=${token}`, lender: [answer(portalRepaymentDetail, linked())] }),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('textbox');
  },
};
