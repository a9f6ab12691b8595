import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { ListRow } from '@kopa/ui/list-row';
import { LoadingOverlay } from '@kopa/ui/loading-overlay';
import { NavBar } from '@kopa/ui/nav-bar';
import { Screen } from '@kopa/ui/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { userEvent, within } from 'storybook/test';

const meta = {
  title: 'ui/states/loading-overlay/examples',
  component: LoadingOverlay,
  args: { open: false },
  parameters: { docs: { story: { inline: false, height: '740px' } } },
} satisfies Meta<typeof LoadingOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

function Me() {
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <Screen
      header={<NavBar title="Me" />}
      footer={
        <Button block variant="outline" tone="danger" onClick={() => setIsLeaving(true)}>
          Log out on all phones
        </Button>
      }
    >
      <Card flush>
        <ListRow label="0712 345 678" caption="Your number" />
        <ListRow label="English" caption="Language" />
      </Card>
      <LoadingOverlay open={isLeaving} label="Logging out on all phones" />
    </Screen>
  );
}

/** Nothing on the page would still be true while the sessions end, so the whole page is held. */
export const LoggingOutEverywhere: Story = {
  render: () => <Me />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log out on all phones' }));
    await within(document.body).findByRole('dialog', { name: 'Logging out on all phones' });
  },
};
