import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { ListRow } from '@kopa/ui/list-row';
import { StatusChip } from '@kopa/ui/status-chip';
import { ThemeProvider, useTheme } from '@kopa/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

function Sample() {
  const { brand, mode } = useTheme();
  return (
    <div className="flex flex-col gap-4 p-4">
      <h1 className="text-heading">
        {brand}, {mode}
      </h1>
      <Card flush>
        <ListRow label="What you owe" end={<StatusChip tone="primary">Repaying</StatusChip>} href="#owe" />
        <ListRow label="Ask for 30 more days" href="#more" />
      </Card>
      <Button block>Pay</Button>
    </div>
  );
}

const meta = {
  title: 'ui/foundations/theme/features',
  component: ThemeProvider,
  args: { brand: 'easycash', mode: 'light', children: null },
  render: () => <Sample />,
} satisfies Meta<typeof ThemeProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EasyCash: Story = {
  globals: { brand: 'easycash' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('easycash, light');
  },
};
export const EasyCashDark: Story = { globals: { brand: 'easycash', mode: 'dark' } };
export const Jua: Story = { globals: { brand: 'jua' } };
export const JuaDark: Story = { globals: { brand: 'jua', mode: 'dark' } };
/** Rows of 64 and controls of 56, whatever the brand. */
export const Roomy: Story = {
  globals: { density: 'roomy' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Pay' }).offsetHeight).toBe(56);
  },
};
/** Rows of 48 and controls of 44. */
export const JuaCompact: Story = { globals: { brand: 'jua', density: 'compact' } };
