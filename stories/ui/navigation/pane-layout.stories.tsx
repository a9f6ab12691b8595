import { PaneLayout } from '@kopa/ui/pane-layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { guide } from '../../guide.ts';
import { examplePanes } from './example-panes.tsx';

/** Panes side by side, each of which scrolls by itself. */
const meta = {
  title: 'ui/navigation/pane-layout',
  component: PaneLayout,
  tags: ['new'],
  decorators: [(Story) => <div className="flex h-60">{Story()}</div>],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { panes: examplePanes, front: 'thread', sideOpen: true },
  parameters: guide({
    keys: [['F6, Shift F6', 'go to the next pane, and back']],
    dos: ['Name each pane.', 'Change `front` with the address, so that Back leads to the list.'],
    donts: ['Use more than three panes.'],
  }),
} satisfies Meta<typeof PaneLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const panes = canvas.getAllByRole('region');
    await userEvent.tab();
    await expect(panes[0]).toHaveFocus();
    await userEvent.keyboard('{Shift>}{F6}{/Shift}');
    await expect(panes.at(-1)).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect(panes[0]).toHaveFocus();
  },
};
