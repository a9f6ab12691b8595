import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FirstLanguage } from '../../app/src/features/first-language/first-language.tsx';
import { settings } from '../../app/src/shared/session/settings.ts';
import { shows, tabTo } from './phone/hands.ts';
import { brandOf } from './phone/brands.ts';
import { phone, screenAt } from './phone/phone.tsx';

/** The first page of a new phone; afterwards the address that was asked for. */
const meta = {
  title: 'app/first-language',
  component: FirstLanguage,
  args: { children: <h1 className="p-4 text-title">The app goes on</h1> },
  ...screenAt('/'),
} satisfies Meta<typeof FirstLanguage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  ...phone({ visitor: true }),
  play: (hands) => shows(brandOf(String(hands.globals['brand'])).name)(hands),
};

/** With keys alone: the second row, and the app goes on in that language. */
export const WithKeys: Story = {
  ...phone({ visitor: true }),
  tags: ['no-picture'],
  play: async (hands) => {
    await tabTo(hands, await hands.canvas.findByRole('button', { name: /^Kiswahili/ }));
    await hands.userEvent.keyboard('{Enter}');
    await hands.canvas.findByText('The app goes on');
    await expect(settings().language).toBe('sw');
  },
};
