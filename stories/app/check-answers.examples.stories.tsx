import { getUserInfo } from '@kopa/contract/calls/security';
import type { Meta, StoryObj } from '@storybook/react-vite';
import CheckAnswersScreen from '../../app/src/features/questionnaire/check-answers-screen.tsx';
import { account, additional, personal, told } from './lender/borrower.ts';
import { latest, orderAt } from './lender/orders.ts';
import { questions } from './lender/questions.ts';
import { answer } from './lender/rules.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/check-answers/examples',
  component: CheckAnswersScreen,
  ...screenAt('/auth/check_answers'),
} satisfies Meta<typeof CheckAnswersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const bound = { bankName: 'MPESA', maskedNumber: '••• ••• 678', name: 'M-Pesa' };

export const Everything: Story = {
  ...phone({
    lender: [
      latest(
        orderAt('question', { payout: bound, photos: { front: true, back: true, face: true } }),
        questions(11),
      ),
      answer(getUserInfo, told({ personal, additional, payout: account })),
    ],
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: /\?$/ });
  },
};
