import { House, ReceiptText, User } from '@kopa/ui/icons';
import { TabBar } from '@kopa/ui/tab-bar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'ui/navigation/tab-bar',
  component: TabBar,
  args: {
    onSelect: fn(),
    items: [
      { id: 'home', label: 'Home', icon: <House aria-hidden />, href: '#/', current: true },
      { id: 'records', label: 'Records', icon: <ReceiptText aria-hidden />, href: '#/records' },
      { id: 'me', label: 'Me', icon: <User aria-hidden />, href: '#/me' },
    ],
  },
} satisfies Meta<typeof TabBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Links, as it is navigation; the current one says so. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main' }).offsetHeight).toBe(60);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Home');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Records' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('records');
  },
};

export const JuaDark: Story = { globals: { brand: 'jua', mode: 'dark' } };
export const LargeText: Story = {
  args: {
    items: [
      { id: 'home', label: 'Nyumbani', icon: <House aria-hidden />, href: '#/' },
      {
        id: 'records',
        label: 'Kumbukumbu',
        icon: <ReceiptText aria-hidden />,
        href: '#/records',
        current: true,
      },
      { id: 'me', label: 'Mimi', icon: <User aria-hidden />, href: '#/me' },
    ],
  },
  globals: { textSize: '150%', viewport: { value: 'small', isRotated: false } },
};
