import { FieldGroup } from '@kopa/ui/field-row';
import { FormSection } from '@kopa/ui/form-section';
import { PickerField } from '@kopa/ui/picker-field';
import { TextField } from '@kopa/ui/text-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../guide.ts';

const meta = {
  title: 'ui/fields/form-section',
  component: FormSection,
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: {
    heading: 'Where you live',
    intro: 'We write to you there, and visit nobody.',
    required: true,
    saved: true,
    progress: { answered: 1, total: 2 },
    children: (
      <FieldGroup>
        <PickerField label="Kind of home" required value="Rented" onOpen={() => undefined} />
        <TextField label="Street and house" required placeholder="Name and number" />
      </FieldGroup>
    ),
  },
  parameters: guide({
    keys: [
      ['Tab', 'goes through the errors, when there are some, then through the rows'],
      ['Enter', 'on an error leads to its row'],
    ],
    dos: [
      'Make a section of what belongs to one subject, and say why it is asked.',
      'Count rows, not screens: "3 of 11 answered" lets one see the end.',
      'Give the errors in the order of the rows, and count each sending.',
    ],
    donts: [
      "Put a form or the sending button into it: both are the page's.",
      'Divide a subject over sections so that each looks short.',
      'Show progress where there are only two or three rows: one sees them.',
    ],
  }),
} satisfies Meta<typeof FormSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A region with a heading: purpose, progress, the meaning of the asterisk, and the cards of rows. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Where you live' })).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Where you live' })).toHaveAttribute(
      'aria-valuetext',
      '1 of 2 answered',
    );
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Kind of home Rented' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Street and house' })).toHaveFocus();
  },
};
