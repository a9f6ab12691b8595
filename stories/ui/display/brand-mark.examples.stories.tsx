import { BrandMark } from '@kopa/ui/brand-mark';
import { Button } from '@kopa/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'ui/display/brand-mark/examples',
  component: BrandMark,
} satisfies Meta<typeof BrandMark>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first screen: the brand, then the question. */
export const Login: Story = {
  render: () => (
    <main className="flex flex-col gap-6 p-4">
      <div>
        <BrandMark size="large" />
        <h1 className="mt-4 text-heading">Welcome to EasyCash</h1>
        <p className="mt-1 text-body text-muted">A loan in minutes, with every cost said before.</p>
      </div>
      <Button block>Log in or begin</Button>
    </main>
  ),
};
