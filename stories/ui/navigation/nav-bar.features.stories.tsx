import { BrandMark } from '@kopa/ui/brand-mark';
import { Button } from '@kopa/ui/button';
import { Globe } from '@kopa/ui/icons';
import { NavBar } from '@kopa/ui/nav-bar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { help } from './example-bars.tsx';

const meta = {
  title: 'ui/navigation/nav-bar/features',
  component: NavBar,
  args: { title: 'About you', onBack: fn(), end: help },
} satisfies Meta<typeof NavBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Home: mark and name; the page's h1 is its question. */
export const Brand: Story = {
  args: {
    title: 'EasyCash',
    onBack: undefined,
    start: <BrandMark />,
    end: (
      <>
        <Button variant="text" tone="muted" icon={<Globe aria-hidden />}>
          Kiswahili
        </Button>
        {help}
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

/** With large words the actions go below, so that the brand stays whole. */
export const BrandLargeText: Story = {
  ...Brand,
  globals: { textSize: '200%' },
  play: async ({ canvas }) => {
    const name = canvas.getByText('EasyCash').getBoundingClientRect();
    await expect(
      canvas.getByRole('button', { name: 'Kiswahili' }).getBoundingClientRect().top,
    ).toBeGreaterThan(name.top);
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
};

export const Plain: Story = { args: { plain: true, title: 'Your application' } };
export const WithoutBack: Story = { args: { title: 'Records', onBack: undefined } };
export const WithoutTitle: Story = { args: { title: undefined, plain: true } };

/** A long title makes two lines; nothing is cut. */
export const Long: Story = {
  args: { title: 'Información personal y de contacto del solicitante' },
  globals: { viewport: { value: 'small', isRotated: false } },
};
export const LongLargeText: Story = {
  ...Long,
  globals: { viewport: { value: 'small', isRotated: false }, textSize: '200%' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Looks and attributes from outside: the `<header>` gets all of them, after its own. */
export const Open: Story = {
  args: {
    className: 'shadow-raised',
    style: { paddingBlock: '0.5rem' },
    id: 'top',
    'aria-label': 'Loan',
  },
  render: (args) => <NavBar {...args} data-testid="top" />,
  play: async ({ canvas }) => {
    const bar = canvas.getByTestId('top');
    await expect(bar).toBe(canvas.getByRole('banner'));
    await expect(bar).toHaveClass('bg-surface', 'shadow-raised');
    await expect(bar).toHaveAttribute('style', 'padding-block: 0.5rem;');
    await expect(bar).toHaveAttribute('id', 'top');
    await expect(bar).toHaveAccessibleName('Loan');
  },
};
