import { NavBar } from '@kopa/ui/nav-bar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../guide.ts';
import { help } from './example-bars.tsx';

/** The bar at the top: back, the page's name, help. */
const meta = {
  title: 'ui/navigation/nav-bar',
  component: NavBar,
  args: { title: 'About you', onBack: fn(), end: help },
  parameters: guide({
    keys: [
      ['Tab', 'reaches back, then the actions at the end'],
      ['Enter or Space', 'goes back'],
    ],
    dos: [
      'Name the page as the row that led to it.',
      'Put help last, on every screen, in the same place.',
      "Let onBack ask the router or the phone: it does what the phone's own Back does.",
    ],
    donts: [
      'Shorten a title to fit: the bar grows.',
      'Put the main action into it: it belongs into the footer.',
      'Leave the page without an h1: give heading={false} only where one stands below.',
    ],
  }),
} satisfies Meta<typeof NavBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('banner').offsetHeight).toBe(56);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('About you');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Back' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onBack).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Help' })).toHaveFocus();
  },
};
