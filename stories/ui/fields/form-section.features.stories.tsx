import { FieldGroup } from '@kopa/ui/field-row';
import { FormSection } from '@kopa/ui/form-section';
import { Note } from '@kopa/ui/note';
import { TextField } from '@kopa/ui/text-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

const name = (id: string, error?: string) => (
  <TextField id={id} label="Name" required defaultValue={error ? '' : 'Otieno'} error={error} />
);

const meta = {
  title: 'ui/fields/form-section/features',
  component: FormSection,
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: { heading: 'People we may call', children: <FieldGroup>{name('one')}</FieldGroup> },
} satisfies Meta<typeof FormSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HeadingAlone: Story = {};
export const Intro: Story = { args: { intro: 'Only when we cannot reach you.' } };
export const RequiredRows: Story = { args: { required: true } };
export const Saved: Story = { args: { saved: true } };
export const Progress: Story = { args: { progress: { answered: 3, total: 11 } } };

/** The errors stand between the heading and the rows. */
export const Errors: Story = {
  args: {
    required: true,
    attempt: 1,
    errors: [{ fieldId: 'wrong', label: 'Name', message: 'enter the name' }],
    children: <FieldGroup>{name('wrong', 'Enter the name')}</FieldGroup>,
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Please fix 1 answer' })).toHaveFocus());
    await userEvent.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  },
};

/** Several cards with headings of their own, a note between them. */
export const SeveralCards: Story = {
  args: {
    children: (
      <>
        <FieldGroup legend="Contact 1" level={3}>
          {name('one')}
        </FieldGroup>
        <Note tone="neutral">Two are enough.</Note>
        <FieldGroup legend="Contact 2" level={3}>
          {name('two')}
        </FieldGroup>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Contact 2' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Contact 2' })).toBeVisible();
  },
};

/** The bar of the page says it; here it is only announced. */
export const HeadingHidden: Story = {
  args: { headingHidden: true, level: 1, required: true, progress: { answered: 1, total: 4 } },
};
export const Swahili: Story = {
  args: {
    heading: 'Watu tunaoweza kuwapigia simu',
    intro: 'Ni pale tu tunaposhindwa kukupata. Hatuwaambii unachodaiwa.',
    required: true,
    saved: true,
    progress: { answered: 3, total: 15 },
  },
  globals: { locale: 'sw' },
};
