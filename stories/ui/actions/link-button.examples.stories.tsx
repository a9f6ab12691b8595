import { Card } from '@kopa/ui/card';
import { FileText, Landmark, MessageCircle } from '@kopa/ui/icons';
import { LinkButton } from '@kopa/ui/link-button';
import { Note } from '@kopa/ui/note';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'ui/actions/link-button/examples',
  component: LinkButton,
  args: { children: '' },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Below a rejection: texts to read, people to ask, and a quiet exit. */
export const AfterARefusal: Story = {
  render: () => (
    <div className="flex flex-col gap-4 p-4">
      <Note tone="primary" title="You can apply again from Monday 21 December 2026">
        A smaller amount is easier to approve.
      </Note>
      <Card flush heading="If you think this is wrong">
        <LinkButton variant="row" href="#/messages/new" icon={<MessageCircle aria-hidden />}>
          Ask a person to look again
        </LinkButton>
        <LinkButton variant="row" href="#/terms" icon={<FileText aria-hidden />}>
          How we decide
        </LinkButton>
        <LinkButton
          variant="row"
          href="https://example.org/complaints"
          external
          icon={<Landmark aria-hidden />}
        >
          Complain to the regulator
        </LinkButton>
      </Card>
      <LinkButton href="#/home" tone="muted" block>
        Back to home
      </LinkButton>
    </div>
  ),
};
