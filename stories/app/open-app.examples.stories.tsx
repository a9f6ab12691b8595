import { downloadAddress, downloadOther } from '@kopa/contract/calls/catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import OpenAppScreen from '../../app/src/features/open-app/open-app-screen.tsx';
import { answer } from './lender/rules.ts';
import { comes } from './phone/hands.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/open-app/examples',
  component: OpenAppScreen,
  ...screenAt('/user_center/open_app'),
} satisfies Meta<typeof OpenAppScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const own = { packageName: 'king.credit.ng', appName: 'EasyCash', address: 'https://store.example/easycash' };

export const Filled: Story = {
  ...phone({
    lender: [
      answer(downloadAddress, own),
      answer(downloadOther, {
        apps: [{ packageName: 'com.jua', appName: 'Jua', address: 'https://store.example/jua' }],
      }),
    ],
  }),
  play: comes(({ canvas }) => canvas.findByText('store.example')),
};
