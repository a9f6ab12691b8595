import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { NavBar } from '@kopa/ui/nav-bar';
import { Screen } from '@kopa/ui/screen';
import { Stepper } from '@kopa/ui/stepper';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'ui/fields/stepper/examples',
  component: Stepper,
  tags: ['no-picture'],
  args: { label: 'For how many months?', max: 24 },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The time of a loan by the month. */
export const Months: Story = {
  render: (args) => (
    <Screen
      header={<NavBar title="School fees" onBack={() => undefined} />}
      footer={<Button block>See the costs</Button>}
    >
      <Card>
        <Stepper {...args} min={1} defaultValue={6} hint="From 1 to 24 months" />
      </Card>
    </Screen>
  ),
};
