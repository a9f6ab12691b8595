import type { Meta, StoryObj } from '@storybook/react-vite';
import MeScreen from '../../app/src/features/me/me-screen.tsx';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/me/examples',
  component: MeScreen,
  ...screenAt('/me'),
} satisfies Meta<typeof MeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LoggedIn: Story = {
  ...phone(),
  play: async ({ canvas }) => {
    await canvas.findByText('+254 712 345 678');
  },
};
