import { ErrorState } from '@kopa/ui/error-state';
import { Screen } from '@kopa/ui/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { bar, nothing } from '../navigation/example-bars.tsx';

const meta = {
  title: 'ui/states/error-state/examples',
  component: ErrorState,
  parameters: { docs: { story: { inline: false, height: '740px' } } },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The offer could not be loaded; the text states what is certain. */
export const NoOffer: Story = {
  render: () => (
    <Screen centred header={bar('Your loan offer')}>
      <ErrorState
        title="We cannot show your offer now"
        body="It stays open until tomorrow, 10:42. Nothing is lost."
        onRetry={nothing}
      />
    </Screen>
  ),
};
