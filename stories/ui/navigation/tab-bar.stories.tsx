import { House, ReceiptText, User } from '@kopa/ui/icons';
import { TabBar } from '@kopa/ui/tab-bar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../guide.ts';

/** The app's main places: links, as it is navigation. */
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
  parameters: guide({
    keys: [
      ['Tab', 'goes from place to place'],
      ['Enter', 'opens the place'],
    ],
    dos: [
      'Show it on the main places only: Home, Records, Me.',
      'Mark one place as current, on every page that has it.',
      'Say in badgeLabel what a number counts: "2 new messages".',
    ],
    donts: [
      'Put an action into it: "Apply" is a button.',
      'Show it in an application or while paying: there is one way on.',
      'Use an icon without its word.',
    ],
  }),
} satisfies Meta<typeof TabBar>;
export default meta;
type Story = StoryObj<typeof meta>;

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
