import { TabLinks, TabPanel, Tabs } from '@kopa/ui/tabs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../guide.ts';
import { OfferInParts } from './example-tabs.tsx';

/** Parts of one page, of which one is shown. */
const meta = {
  title: 'ui/navigation/tabs',
  component: Tabs,
  subcomponents: { TabPanel, TabLinks },
  tags: ['new'],
  args: { id: 'offer', label: 'The offer', items: [], value: 'costs', onSelect: () => undefined },
  decorators: [(Story) => <div className="px-4">{Story()}</div>],
  render: () => <OfferInParts />,
  parameters: guide({
    keys: [
      ['Tab', 'reaches the open tab, then its panel'],
      ['Arrow left, Arrow right', 'open the tab beside it, round the ends'],
      ['Home, End', 'open the first and the last tab'],
    ],
    dos: [
      'Use it for parts that are read one at a time, of which none is needed for another.',
      'Use TabLinks where each part has an address, so that Back and a link lead to it.',
      'Name a tab with what is in it, in one or two words.',
    ],
    donts: [
      'Hide in a tab what a borrower must read before agreeing.',
      'Use it for the steps of a form: those are Steps.',
      'Use it for the main places of an app: those are a TabBar.',
    ],
  }),
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'What it costs' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'If I pay late' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'If I pay late' })).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tabpanel', { name: 'What it costs' })).toBeVisible();
  },
};
