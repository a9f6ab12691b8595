import { getUserInfo } from '@kopa/contract/calls/security';
import type { Meta, StoryObj } from '@storybook/react-vite';
import QuestionnaireScreen from '../../app/src/features/questionnaire/questionnaire-screen.tsx';
import { wanjiru } from './lender/borrower.ts';
import { latest, orderAt } from './lender/orders.ts';
import { questions } from './lender/questions.ts';
import { answer } from './lender/rules.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/questionnaire/examples',
  component: QuestionnaireScreen,
  ...screenAt('/auth/loan_question'),
} satisfies Meta<typeof QuestionnaireScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The last question, answered. */
export const Filled: Story = {
  ...phone({
    lender: [latest(orderAt('question'), questions(11)), answer(getUserInfo, wanjiru)],
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('radiogroup');
  },
};
