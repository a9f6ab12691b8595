import type { Meta, StoryObj } from '@storybook/react-vite';
import AboutScreen from '../../app/src/features/settings/about-screen.tsx';
import { licensed } from './lender/market.ts';
import { comes } from './phone/hands.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/about/examples',
  component: AboutScreen,
  ...screenAt('/user_center/about_us'),
} satisfies Meta<typeof AboutScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  ...phone({ lender: [licensed] }),
  play: comes(({ canvas }) => canvas.findByText('Kopa Credit Limited')),
};
