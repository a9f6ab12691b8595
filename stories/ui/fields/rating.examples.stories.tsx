import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { FieldGroup } from '@kopa/ui/field-row';
import { Rating } from '@kopa/ui/rating';
import { TextField } from '@kopa/ui/text-field';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'ui/fields/rating/examples',
  component: Rating,
  args: { label: '' },
} satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

/** After a question was answered. */
export const AfterAnAnswer: Story = {
  render: () => (
    <main className="flex flex-col gap-4 p-4">
      <Card heading="Your question is answered">
        <Rating label="How was our answer?" optional defaultValue={4} />
      </Card>
      <FieldGroup>
        <TextField label="What could be better?" optional multiline placeholder="In your words" />
      </FieldGroup>
      <Button block>Send</Button>
    </main>
  ),
};
