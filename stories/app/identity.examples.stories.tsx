import type { Meta, StoryObj } from '@storybook/react-vite';
import IdentityScreen from '../../app/src/features/identity/identity-screen.tsx';
import { applying } from './lender/orders.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/identity/examples',
  component: IdentityScreen,
  ...screenAt('/auth/id_card_authentication'),
} satisfies Meta<typeof IdentityScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The front is there, the back is asked for, the face comes last. */
export const Filled: Story = {
  ...phone({
    lender: applying('identityOcr', undefined, { photos: { front: true, back: false, face: false } }),
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2 });
  },
};
