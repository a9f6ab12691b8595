import { Card } from '@kopa/ui/card';
import { ListRow } from '@kopa/ui/list-row';
import { SwipeAction } from '@kopa/ui/swipe-action';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'ui/display/swipe-action/examples',
  component: SwipeAction,
  tags: ['no-picture'],
  args: {
    label: '',
    items: [{ id: 'drop', label: 'Do not send' }],
    onChoose: () => undefined,
    children: null,
  },
} satisfies Meta<typeof SwipeAction>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What waits to be sent: a tap opens the form, and a swipe takes the form out. */
export const Outbox: Story = {
  render: (args) => (
    <main className="p-4">
      <Card flush heading="Waiting to be sent: 2">
        {['About you', 'Your proof of payment'].map((name) => (
          <SwipeAction {...args} key={name} label={name}>
            <ListRow label={name} caption="Since 10:42" href="#form" />
          </SwipeAction>
        ))}
      </Card>
    </main>
  ),
};
