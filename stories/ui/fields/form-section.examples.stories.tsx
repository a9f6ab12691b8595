import { Button } from '@kopa/ui/button';
import { FieldGroup } from '@kopa/ui/field-row';
import { FormSection } from '@kopa/ui/form-section';
import { PhoneField } from '@kopa/ui/phone-field';
import { TextField } from '@kopa/ui/text-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type SubmitEvent } from 'react';
import { expect } from 'storybook/test';

const meta = {
  title: 'ui/fields/form-section/examples',
  component: FormSection,
  args: { heading: '', children: null },
} satisfies Meta<typeof FormSection>;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = [
  { fieldId: 'contact-name', label: 'Name', message: 'enter the name' },
  { fieldId: 'contact-mobile', label: 'Mobile number', message: 'enter 9 digits' },
] as const;

/**
 * A form without a library: the page reads the values at the submit, and passes the missing rows to the
 * section.
 */
function Contact() {
  const [sent, setSent] = useState({ attempt: 0, missing: [] as string[] });
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const missing = rows.map(({ fieldId }) => fieldId).filter((id) => !values.get(id));
    setSent(({ attempt }) => ({ attempt: attempt + 1, missing }));
  };
  const errors = rows.filter(({ fieldId }) => sent.missing.includes(fieldId));
  const rowOf = ([{ fieldId, label }, error]: [(typeof rows)[number], string]) => ({
    id: fieldId,
    name: fieldId,
    label,
    required: true,
    error: sent.missing.includes(fieldId) ? error : undefined,
  });
  return (
    <main className="p-4">
      <form noValidate onSubmit={send} className="flex flex-col gap-5">
        <FormSection
          level={1}
          heading="Someone we may call"
          intro="Only when we cannot reach you. We never tell them what you owe."
          required
          errors={errors}
          attempt={sent.attempt}
        >
          <FieldGroup>
            <TextField {...rowOf([rows[0], 'Enter the name'])} />
            <PhoneField {...rowOf([rows[1], 'Enter 9 digits'])} />
          </FieldGroup>
        </FormSection>
        <Button block type="submit">
          Continue
        </Button>
      </form>
    </main>
  );
}

/** A submit marks missing rows in order, and each error leads to its row. */
export const ContactPerson: Story = {
  render: () => <Contact />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByRole('region', { name: 'Please fix 2 answers' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: /^Name/ }));
    await userEvent.keyboard('Achieng{Enter}');
    await expect(await canvas.findByRole('region', { name: 'Please fix 1 answer' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeValid();
  },
};
