import { ValidPeriodPicker } from '@kopa/ui/valid-period-picker';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { card, HeldPeriod } from './held-period.tsx';
import { openSheet, said } from './in-sheet.ts';

const meta = {
  title: 'ui/pickers/valid-period-picker/examples',
  component: ValidPeriodPicker,
  args: card,
  render: (args) => <HeldPeriod {...args} />,
  parameters: { docs: { story: { inline: false, height: '740px' } } },
} satisfies Meta<typeof ValidPeriodPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The card to pay with, and until when it is valid. */
export const CardToPayWith: Story = {
  play: async () => {
    await openSheet('Valid until');
    await said('07/29 · July 2029');
  },
};
