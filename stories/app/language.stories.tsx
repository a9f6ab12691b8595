import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import LanguageScreen from '../../app/src/features/settings/language-screen.tsx';
import { settings } from '../../app/src/shared/session/settings.ts';
import { shows, tabTo } from './phone/hands.ts';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/language',
  component: LanguageScreen,
  ...screenAt('/user_center/language'),
} satisfies Meta<typeof LanguageScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { ...phone(), play: shows('Language') };

/** With keys alone: the screen speaks the language that was chosen. */
export const WithKeys: Story = {
  ...phone(),
  tags: ['no-picture'],
  play: async (hands) => {
    const english = await hands.canvas.findByRole('radio', { name: 'English' });
    await expect(english).toBeChecked();
    await tabTo(hands, english);
    await hands.userEvent.keyboard('{ArrowDown}');
    await expect(settings().language).toBe('sw');
  },
};
