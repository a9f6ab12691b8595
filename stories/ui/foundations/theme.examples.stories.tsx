import { Amount } from '@kopa/ui/amount';
import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { Screen } from '@kopa/ui/screen';
import { ThemeProvider } from '@kopa/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { home, tabs } from '../navigation/example-bars.tsx';

const meta = {
  title: 'ui/foundations/theme/examples',
  component: ThemeProvider,
  args: { brand: 'easycash', mode: 'light', children: null },
  parameters: { docs: { story: { inline: false, height: '740px' } } },
} satisfies Meta<typeof ThemeProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One page in every brand and mode. */
export const Home: Story = {
  render: () => (
    <Screen header={home} lead="home" tabBar={tabs('home')}>
      <h1 className="mb-4 text-heading">Your loan</h1>
      <Card>
        <p className="text-label font-text text-muted">To pay by Wed 6 Jan 2027</p>
        <Amount cents={1_074_800} size="amount" />
        <div className="mt-4">
          <Button block>Pay</Button>
        </div>
      </Card>
    </Screen>
  ),
};
