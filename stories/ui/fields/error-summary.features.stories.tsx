import { ErrorSummary } from '@kopa/ui/error-summary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const errors = [
  { fieldId: 'last-name', label: 'Last name', message: 'enter at least 3 letters' },
  { fieldId: 'gender', label: 'Gender', message: 'choose male or female' },
];

const meta = {
  title: 'ui/fields/error-summary/features',
  component: ErrorSummary,
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: { errors },
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const One: Story = { args: { errors: errors.slice(0, 1) } };
export const OwnHeading: Story = { args: { heading: 'The agreement is not ready to be signed' } };
/** Without errors there is nothing. */
export const None: Story = {
  args: { errors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
export const LongWords: Story = {
  args: {
    errors: [
      {
        fieldId: 'id',
        label: 'Nambari ya kitambulisho cha taifa',
        message: 'tarakimu mbili hazipo, angalia upande wa mbele wa kitambulisho chako',
      },
    ],
  },
  globals: { locale: 'sw' },
};
