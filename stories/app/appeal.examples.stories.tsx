import type { Meta, StoryObj } from '@storybook/react-vite';
import AppealScreen from '../../app/src/features/review/appeal-screen.tsx';
import { asked, latest, orderAt } from './lender/orders.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/appeal/examples',
  component: AppealScreen,
  ...screenAt('/auth/appeal'),
} satisfies Meta<typeof AppealScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Write: Story = {
  ...phone({ lender: [latest(orderAt('reject'))] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox'));
    await userEvent.paste(asked.text);
  },
};
