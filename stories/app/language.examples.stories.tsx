import type { Meta, StoryObj } from '@storybook/react-vite';
import LanguageScreen from '../../app/src/features/settings/language-screen.tsx';
import { comes } from './phone/hands.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/language/examples',
  component: LanguageScreen,
  ...screenAt('/user_center/language'),
} satisfies Meta<typeof LanguageScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  ...phone(),
  play: comes(({ canvas }) => canvas.findByRole('radio', { name: 'Kiswahili' })),
};
