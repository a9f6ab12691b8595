import { PaneLayout } from '@kopa/ui/pane-layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { examplePanes } from './example-panes.tsx';

const meta = {
  title: 'ui/navigation/pane-layout/features',
  component: PaneLayout,
  tags: ['no-picture'],
  decorators: [(Story) => <div className="flex h-60">{Story()}</div>],
  args: { panes: examplePanes, front: 'list' },
} satisfies Meta<typeof PaneLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On a phone one pane at a time. */
export const OnePane: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(1);
    await expect(canvas.getByRole('region', { name: 'Feedback' })).toBeVisible();
  },
};
