import { countryByIp } from '@kopa/contract/calls/catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import NationScreen from '../../app/src/features/nation/nation-screen.tsx';
import { byCode, kenya } from './lender/countries.ts';
import { answer } from './lender/rules.ts';
import { comes } from './phone/hands.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/nation/examples',
  component: NationScreen,
  ...screenAt('/user/nation'),
} satisfies Meta<typeof NationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  ...phone({ visitor: true, lender: [answer(countryByIp, { ...kenya, known: true }), byCode] }),
  play: comes(({ canvas }) => canvas.findByRole('radio', { name: /^Kenya/ })),
};
