import { PaneLayout } from '@kopa/ui/pane-layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { examplePanes } from './example-panes.tsx';

const meta = {
  title: 'ui/navigation/pane-layout/examples',
  component: PaneLayout,
  tags: ['no-picture'],
  args: { panes: examplePanes, front: 'thread' },
} satisfies Meta<typeof PaneLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A page of work below its heading. */
export const Work: Story = {
  render: (args) => (
    <main className="flex h-80 flex-col">
      <h1 className="p-4 text-heading">Feedback</h1>
      <PaneLayout {...args} />
    </main>
  ),
};
