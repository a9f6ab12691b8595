import { Button } from '@kopa/ui/button';
import { Note } from '@kopa/ui/note';
import { Stack } from '@kopa/ui/stack';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'ui/display/stack/examples',
  component: Stack,
  tags: ['no-picture'],
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A column of parts, whose last one is a row of acts. */
export const EndOfALoan: Story = {
  render: () => (
    <Stack gap={4} className="p-4">
      <h1 className="text-title text-ink">Your loan is paid</h1>
      <Note tone="success">All 10,748 shillings have arrived.</Note>
      <Stack direction="row" gap={2}>
        <Button>Borrow again</Button>
        <Button variant="outline">See the receipt</Button>
      </Stack>
    </Stack>
  ),
};
