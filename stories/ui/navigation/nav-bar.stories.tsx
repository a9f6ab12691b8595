import { BrandMark } from '@kopa/ui/brand-mark';
import { Button } from '@kopa/ui/button';
import { IconButton } from '@kopa/ui/icon-button';
import { CircleQuestionMark, Globe } from '@kopa/ui/icons';
import { NavBar } from '@kopa/ui/nav-bar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const help = <IconButton label="Help" icon={<CircleQuestionMark aria-hidden />} />;

const meta = {
  title: 'ui/navigation/nav-bar',
  component: NavBar,
  args: { title: 'About you', onBack: fn(), end: help },
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

/** Home: mark and name; the page's h1 is its question. */
export const Brand: Story = {
  args: {
    title: 'EasyCash',
    onBack: undefined,
    start: <BrandMark />,
    end: (
      <>
        <Button variant="text" tone="muted" icon={<Globe aria-hidden />}>
          English
        </Button>
        {help}
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const Plain: Story = { args: { plain: true, title: 'Your application' } };
export const WithoutBack: Story = { args: { title: 'Records', onBack: undefined } };
/** A long title makes two lines; nothing is cut. */
export const Long: Story = {
  args: { title: 'Información personal y de contacto del solicitante' },
  globals: { viewport: { value: 'small', isRotated: false } },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
