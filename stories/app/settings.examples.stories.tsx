import type { Meta, StoryObj } from '@storybook/react-vite';
import SettingsScreen from '../../app/src/features/settings/settings-screen.tsx';
import { addDataUsed, countsData } from '../../app/src/shared/session/data-used.ts';
import { storyNow } from './phone/clock.ts';
import { comes } from './phone/hands.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/settings/examples',
  component: SettingsScreen,
  ...screenAt('/user_center/settings'),
} satisfies Meta<typeof SettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  ...phone({ before: () => addDataUsed(2_430_000, storyNow) }),
  play: comes(({ canvas }) =>
    countsData() ? canvas.findByText(/MB/) : canvas.findByRole('heading', { level: 1 }),
  ),
};
