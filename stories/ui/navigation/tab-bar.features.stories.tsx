import { House, MessageCircle, ReceiptText, User } from '@kopa/ui/icons';
import { TabBar } from '@kopa/ui/tab-bar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const home = { id: 'home', label: 'Home', icon: <House aria-hidden />, href: '#/' };
const records = { id: 'records', label: 'Records', icon: <ReceiptText aria-hidden />, href: '#/records' };
const me = { id: 'me', label: 'Me', icon: <User aria-hidden />, href: '#/me' };

const meta = {
  title: 'ui/navigation/tab-bar/features',
  component: TabBar,
  args: { items: [home, { ...records, current: true }, me] },
} satisfies Meta<typeof TabBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {};
export const JuaDark: Story = { globals: { brand: 'jua', mode: 'dark' } };

/** The number of new items stands beside the icon; screen readers announce the number after the label. */
export const Badges: Story = {
  args: {
    items: [
      { ...home, current: true },
      { ...records, badge: '2', badgeLabel: '2 new' },
      { ...me, badge: '99+', badgeLabel: 'more than 99 messages' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Records 2 new' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Me more than 99 messages' })).toBeVisible();
  },
};

export const FivePlaces: Story = {
  args: {
    items: [
      { ...home, current: true },
      records,
      { id: 'help', label: 'Help', icon: <MessageCircle aria-hidden />, href: '#/help' },
      { id: 'offers', label: 'Offers', icon: <ReceiptText aria-hidden />, href: '#/offers' },
      me,
    ],
  },
  globals: { viewport: { value: 'small', isRotated: false } },
};

/** The bar grows with large text, and tabs that do not fit move to a second line. */
export const LargeText: Story = {
  args: {
    items: [
      { ...home, label: 'Nyumbani' },
      { ...records, label: 'Kumbukumbu', current: true, badge: '2' },
      { ...me, label: 'Mimi' },
    ],
  },
  globals: { textSize: '200%', viewport: { value: 'small', isRotated: false } },
};
