import { DatePicker } from '@kopa/ui/date-picker';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { birthday, HeldDate } from './held-date.tsx';
import { openSheet, said } from './in-sheet.ts';

const meta = {
  title: 'ui/pickers/date-picker/examples',
  component: DatePicker,
  args: birthday,
  render: (args) => <HeldDate {...args} />,
  parameters: { docs: { story: { inline: false, height: '740px' } } },
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The birthday of an applicant: the age follows the wheels. */
export const Birthday: Story = {
  play: async () => {
    await openSheet('Birthday');
    await said('14 March 1994 · you are 32');
  },
};
