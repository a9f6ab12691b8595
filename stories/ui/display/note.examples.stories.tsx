import { Button } from '@kopa/ui/button';
import { CodeField } from '@kopa/ui/code-field';
import { Calendar, ShieldCheck } from '@kopa/ui/icons';
import { Note } from '@kopa/ui/note';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'ui/display/note/examples',
  component: Note,
} satisfies Meta<typeof Note>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Under the code: a warning never to share the code. */
export const UnderTheCode: Story = {
  render: () => (
    <main className="flex flex-col gap-5 p-4">
      <h1 className="text-heading">Enter the code we sent you</h1>
      <CodeField label="6-digit code" />
      <Note tone="info" icon={<ShieldCheck aria-hidden />}>
        EasyCash will never call to ask for this code. Do not share it.
      </Note>
      <Button block>Continue</Button>
    </main>
  ),
};

/** After a rejection: the day of the next application, in the tone of good news. */
export const ComeBack: Story = {
  render: () => (
    <main className="flex flex-col gap-4 p-4">
      <h1 className="text-heading">We cannot lend to you this time</h1>
      <Note
        tone="primary"
        icon={<Calendar aria-hidden />}
        title="You can apply again from Monday 21 December 2026"
      >
        A smaller amount is easier to approve.
      </Note>
      <Button block variant="outline">
        Back to home
      </Button>
    </main>
  ),
};
