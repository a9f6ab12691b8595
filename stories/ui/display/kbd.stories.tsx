import { Kbd } from '@kopa/ui/kbd';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../guide.ts';

/** The hint of a key beside the words of an action. */
const meta = {
  title: 'ui/display/kbd',
  component: Kbd,
  tags: ['new'],
  decorators: [(Story) => <div className="p-4 text-body">{Story()}</div>],
  args: { children: 'J' },
  parameters: guide({
    keys: 'none',
    dos: ['Name the key as it is printed.', 'Say the key to readers by `aria-keyshortcuts` of the action.'],
    donts: ['Show a key without the words of its action.'],
  }),
} satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('J')).toHaveAttribute('aria-hidden', 'true');
  },
};
