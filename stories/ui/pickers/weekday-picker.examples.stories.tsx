import { WeekdayPicker } from '@kopa/ui/weekday-picker';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { friday, HeldWeekday } from './held-weekday.tsx';
import { body, openSheet } from './in-sheet.ts';

const meta = {
  title: 'ui/pickers/weekday-picker/examples',
  component: WeekdayPicker,
  args: friday,
  render: (args) => <HeldWeekday {...args} />,
  parameters: { docs: { story: { inline: false, height: '740px' } } },
} satisfies Meta<typeof WeekdayPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Somebody who is paid every week says on which day. */
export const PaidEveryWeek: Story = {
  play: async () => {
    await openSheet('Payday');
    await expect(body().getByRole('option', { name: 'Friday' })).toBeVisible();
  },
};
