import { NavBar } from '@kopa/ui/nav-bar';
import { Screen } from '@kopa/ui/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { bar, home } from './example-bars.tsx';

const meta = {
  title: 'ui/navigation/nav-bar/examples',
  component: NavBar,
  parameters: { docs: { story: { inline: false, height: '740px' } } },
} satisfies Meta<typeof NavBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Over home: the brand, the language by its own name, help. */
export const Home: Story = {
  render: () => (
    <Screen header={home} lead="home">
      <h1 className="text-heading">How much do you need?</h1>
    </Screen>
  ),
};

/** Over a page: back, its name, help. */
export const Page: Story = {
  render: () => (
    <Screen header={bar('What we keep about you')}>
      <p className="text-body text-muted">
        Your answers are used to decide about your loan, and for nothing else.
      </p>
    </Screen>
  ),
};
