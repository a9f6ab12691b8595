import { FieldGroup, RequiredLegend } from '@kopa/ui/field-row';
import { Steps } from '@kopa/ui/steps';
import { TextField } from '@kopa/ui/text-field';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'ui/navigation/steps/examples',
  component: Steps,
  args: { current: 1, total: 5 },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Above the rows of a part, which fill it. */
export const AboveAForm: Story = {
  render: () => (
    <main className="flex flex-col gap-4 px-4 py-3">
      <Steps current={1} total={5} fraction={0.5} next="home and work" />
      <div>
        <RequiredLegend />
        <FieldGroup>
          <TextField label="First name" required defaultValue="Wanjiru" />
          <TextField label="Last name" required placeholder="As on your ID" />
        </FieldGroup>
      </div>
    </main>
  ),
};
