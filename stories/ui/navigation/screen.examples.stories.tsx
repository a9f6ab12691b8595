import { Amount } from '@kopa/ui/amount';
import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { OfflineStrip } from '@kopa/ui/offline-strip';
import { Screen } from '@kopa/ui/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { home, tabs } from './example-bars.tsx';

const meta = {
  title: 'ui/navigation/screen/examples',
  component: Screen,
  args: { children: null },
  parameters: { docs: { story: { inline: false, height: '740px' } } },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Home without a connection: the figures stay, the strip says how old they are, paying becomes trying again.
 */
export const HomeOffline: Story = {
  render: () => (
    <Screen
      header={home}
      banner={<OfflineStrip>No connection. Figures from 10:42 today.</OfflineStrip>}
      lead="home"
      tabBar={tabs('home')}
    >
      <h1 className="sr-only">Your loan</h1>
      <Card>
        <p className="text-label font-text text-muted">To pay by Wed 6 Jan 2027</p>
        <Amount cents={1_074_800} size="amount" />
        <div className="mt-4">
          <Button block variant="outline">
            Try again
          </Button>
        </div>
      </Card>
    </Screen>
  ),
};
