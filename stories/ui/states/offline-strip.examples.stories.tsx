import { Button } from '@kopa/ui/button';
import { FieldGroup } from '@kopa/ui/field-row';
import { OfflineStrip } from '@kopa/ui/offline-strip';
import { Screen } from '@kopa/ui/screen';
import { TextField } from '@kopa/ui/text-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { bar } from '../navigation/example-bars.tsx';

const meta = {
  title: 'ui/states/offline-strip/examples',
  component: OfflineStrip,
  parameters: { docs: { story: { inline: false, height: '740px' } } },
} satisfies Meta<typeof OfflineStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A form goes on without a connection. */
export const OverAForm: Story = {
  render: () => (
    <Screen
      header={bar('About you')}
      banner={<OfflineStrip>Saved on this phone. We send it when you are back.</OfflineStrip>}
      footer={<Button block>Continue</Button>}
    >
      <FieldGroup>
        <TextField label="First name" required defaultValue="Wanjiru" />
        <TextField label="Last name" required defaultValue="Kamau" />
      </FieldGroup>
    </Screen>
  ),
};
