import { RegionPicker } from '@kopa/ui/region-picker';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HeldRegion, home } from './held-region.tsx';
import { body, openSheet } from './in-sheet.ts';

const meta = {
  title: 'ui/pickers/region-picker/examples',
  component: RegionPicker,
  args: { ...home, value: { state: 'Rift Valley', city: 'Nakuru' } },
  render: (args) => <HeldRegion {...args} />,
  parameters: { docs: { story: { inline: false, height: '740px' } } },
} satisfies Meta<typeof RegionPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The place of a home in a form: the picker opens at the district, with the province one tap away.
 */
export const Home: Story = {
  play: async () => {
    await openSheet('Where you live');
    await expect(body().getByRole('tab', { name: 'District Nakuru' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};
