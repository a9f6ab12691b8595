import { BrandMark } from '@kopa/ui/brand-mark';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'ui/display/brand-mark/features',
  component: BrandMark,
  decorators: [(Story) => <div className="flex items-center gap-4 p-4">{Story()}</div>],
  render: () => (
    <>
      <BrandMark />
      <BrandMark size="large" />
    </>
  ),
} satisfies Meta<typeof BrandMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {};
export const Dark: Story = { globals: { mode: 'dark' } };
export const Jua: Story = { globals: { brand: 'jua' } };
export const JuaDark: Story = { globals: { brand: 'jua', mode: 'dark' } };
