import { Announcer, useAnnounce } from '@kopa/ui/announce';
import { FieldGroup } from '@kopa/ui/field-row';
import { RadioRow } from '@kopa/ui/radio-row';
import { TextField } from '@kopa/ui/text-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

const meta = {
  title: 'ui/foundations/announce/examples',
  component: Announcer,
} satisfies Meta<typeof Announcer>;
export default meta;
type Story = StoryObj<typeof meta>;

function Form() {
  const announce = useAnnounce();
  const [works, setWorks] = useState(false);
  return (
    <main className="p-4">
      <h1 className="mb-4 text-heading">Your work</h1>
      <FieldGroup>
        <RadioRow
          label="Do you work for someone?"
          name="works"
          options={[
            { value: '1', label: 'Yes' },
            { value: '0', label: 'No' },
          ]}
          onChange={(event) => {
            const now = event.currentTarget.value === '1';
            setWorks(now);
            if (now) announce('One more row: Employer');
          }}
        />
        {works ? <TextField label="Employer" required /> : null}
      </FieldGroup>
    </main>
  );
}

/** A row that appears below is told. */
export const RowAppears: Story = { render: () => <Form /> };
