import { Amount, formatAmount } from '@kopa/ui/amount';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'ui/display/amount/features',
  component: Amount,
  decorators: [(Story) => <div className="flex flex-col items-start gap-4 p-4">{Story()}</div>],
  args: { cents: 1_074_800 },
} satisfies Meta<typeof Amount>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The currency is small and muted; figures have one width. */
export const Sizes: Story = {
  render: () => (
    <>
      <Amount cents={1_074_800} size="amount" />
      <Amount cents={988_400} size="heading" />
      <Amount cents={1_000_000} size="title" />
      <Amount cents={37_050} />
    </>
  ),
};

/** Minus is U+2212 with a gap; plus appears on request only; zero has neither. */
export const Signs: Story = {
  render: () => (
    <>
      <Amount cents={-9800} currency="" />
      <Amount cents={74_800} sign="always" currency="" />
      <Amount cents={0} sign="always" currency="" />
      <Amount cents={-9800} sign="never" currency="" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll('bdi')].map((sum) => sum.textContent);
    await expect(shown).toEqual(['−\u00a098', '+\u00a0748', '0', '98']);
  },
};

export const Weights: Story = {
  render: () => (
    <>
      <Amount cents={988_400} />
      <Amount cents={988_400} weight="semibold" />
      <Amount cents={988_400} size="title" weight="bold" />
    </>
  ),
};

/** Grouped from four digits up in every language, so that columns line up. */
export const Spanish: Story = {
  args: { cents: 412_350, size: 'heading' },
  globals: { locale: 'es' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('bdi')?.textContent).toBe('KSh\u00a04.123,50');
    await expect(formatAmount(123_456_700, 'sw-KE')).toBe('1,234,567');
  },
};

/** A value that is no integer of cents is a dash, which screen readers hear as "amount not known". */
export const NotKnown: Story = {
  args: { cents: Number.NaN, size: 'heading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('amount not known')).toBeInTheDocument();
    await expect(canvas.getByText('–')).toBeVisible();
  },
};

/** The one large sum may stand below its currency; the figure never breaks. */
export const LargeText: Story = {
  args: { cents: 12_345_600, size: 'amount' },
  globals: { viewport: { value: 'small', isRotated: false }, textSize: '200%' },
};
