import { DayOfMonthPicker } from '@kopa/ui/day-of-month-picker';
import { FieldGroup } from '@kopa/ui/field-row';
import { PickerField } from '@kopa/ui/picker-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { payday } from './held-day-of-month.tsx';
import { body, openSheet, row, said } from './in-sheet.ts';

const meta = {
  title: 'ui/pickers/day-of-month-picker/examples',
  component: DayOfMonthPicker,
  args: payday,
  parameters: { docs: { story: { inline: false, height: '740px' } } },
} satisfies Meta<typeof DayOfMonthPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = ['First payday', 'Second payday'] as const;
const reasons = {
  'First payday': 'The first payday must be another day',
  'Second payday': 'The second payday must be another day',
};

const written = (day: number | undefined) => (day === undefined ? null : `Day ${day}`);

function TwicePaid() {
  const [days, setDays] = useState<Record<string, number>>({ 'First payday': 15 });
  const [opened, setOpened] = useState<(typeof rows)[number] | null>(null);
  const [title, setTitle] = useState<(typeof rows)[number]>('First payday');
  const other = days[title === 'First payday' ? 'Second payday' : 'First payday'];
  return (
    <main className="flex min-h-screen flex-col gap-4 p-4">
      <h1 className="text-heading">Your work</h1>
      <FieldGroup>
        {rows.map((label) => (
          <PickerField
            key={label}
            label={label}
            required
            value={written(days[label])}
            open={opened === label}
            onOpen={() => {
              setTitle(label);
              setOpened(label);
            }}
          />
        ))}
      </FieldGroup>
      <DayOfMonthPicker
        open={opened !== null}
        onOpenChange={() => setOpened(null)}
        title={title}
        value={days[title] ?? null}
        unavailable={other === undefined ? [] : [{ day: other, reason: reasons[title] }]}
        onConfirm={(day) => setDays({ ...days, [title]: day })}
      />
    </main>
  );
}

/** Somebody who is paid twice a month: the second day cannot be the first. */
export const PaidTwiceAMonth: Story = {
  render: () => <TwicePaid />,
  play: async () => {
    await openSheet('Second payday');
    await userEvent.click(body().getByRole('radio', { name: /^15,/ }));
    await said('The second payday must be another day');
    await userEvent.click(body().getByRole('radio', { name: /^30,/ }));
    await said('Day 30 of every month');
    await expect(row('First payday')).toHaveAccessibleName(expect.stringContaining('Day 15'));
  },
};
