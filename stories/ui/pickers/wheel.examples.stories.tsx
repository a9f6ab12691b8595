import { PickerSentence, PickerSheet, type PickerSheetProps } from '@kopa/ui/picker-sheet';
import { Wheel } from '@kopa/ui/wheel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { body, closed, openSheet, press, row } from './in-sheet.ts';
import { PickerRow } from './picker-row.tsx';

const meta = {
  title: 'ui/pickers/wheel/examples',
  component: Wheel,
  args: { label: 'How long', columns: [], onChange: () => undefined },
  parameters: { docs: { story: { inline: false, height: '740px' } } },
} satisfies Meta<typeof Wheel>;
export default meta;
type Story = StoryObj<typeof meta>;

const count = (to: number) =>
  Array.from({ length: to + 1 }, (_, at) => ({ value: String(at), label: String(at) }));
const years = count(40);
const months = count(11);
const words = ({ years: y, months: m }: Draft) => `${y} years, ${m} months`;
interface Draft {
  years: string;
  months: string;
}

function TimeAtAddress() {
  const [value, setValue] = useState<Draft>({ years: '3', months: '6' });
  const [draft, setDraft] = useState(value);
  const turn = useCallback((id: string, to: string) => setDraft((before) => ({ ...before, [id]: to })), []);
  return (
    <PickerRow
      onOpening={() => setDraft(value)}
      heading="Your home"
      label="How long do you live there"
      value={words(value)}
    >
      {(open, setOpen) => (
        <WheelSheet open={open} onOpenChange={setOpen} title="How long" onConfirm={() => setValue(draft)}>
          <PickerSentence>
            <strong>{words(draft)}</strong>
          </PickerSentence>
          <div className="min-h-0 flex-1">
            <Wheel
              label="How long"
              onChange={turn}
              columns={[
                { id: 'years', label: 'Years', options: years, value: draft.years },
                { id: 'months', label: 'Months', options: months, value: draft.months },
              ]}
            />
          </div>
        </WheelSheet>
      )}
    </PickerRow>
  );
}

/** As high as the wheels need when it opens. */
function WheelSheet(props: PickerSheetProps) {
  return <PickerSheet {...props} bare />;
}

/** Two columns of numbers in a sheet, with the whole in words above them. */
export const TimeAtAnAddress: Story = {
  render: () => <TimeAtAddress />,
  play: async () => {
    await openSheet('How long', 'How long');
    body().getByRole('slider', { name: 'Years' }).focus();
    await userEvent.keyboard('12');
    await press('Confirm');
    await closed();
    await expect(row('How long')).toHaveAccessibleName(expect.stringContaining('12 years, 6 months'));
    await openSheet('How long', 'How long');
    await expect(body().getByRole('slider', { name: 'Years' })).toHaveAttribute('aria-valuetext', '12');
  },
};
