import { Ban } from '@kopa/ui/icons';
import { StatusChip } from '@kopa/ui/status-chip';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'ui/display/status-chip/features',
  component: StatusChip,
  decorators: [(Story) => <div className="flex flex-wrap gap-2 p-4">{Story()}</div>],
  args: { tone: 'neutral', children: 'Cancelled' },
} satisfies Meta<typeof StatusChip>;
export default meta;
type Story = StoryObj<typeof meta>;

const all = () => (
  <>
    <StatusChip tone="primary">Repaying</StatusChip>
    <StatusChip tone="danger">Late</StatusChip>
    <StatusChip tone="success">Finished</StatusChip>
    <StatusChip tone="info">Checking</StatusChip>
    <StatusChip tone="warning">Not complete</StatusChip>
    <StatusChip tone="neutral">Not approved</StatusChip>
  </>
);

/** Each tone with its own icon: never colour alone. */
export const Tones: Story = { render: all };
export const TonesDark: Story = { render: all, globals: { mode: 'dark' } };
export const TonesJuaDark: Story = { render: all, globals: { brand: 'jua', mode: 'dark' } };

export const OwnIcon: Story = { args: { icon: <Ban aria-hidden /> } };

/** Long words wrap beside the icon, which grows with them. */
export const LongWords: Story = {
  args: { tone: 'warning', children: 'Inahitaji kitambulisho kipya kabla ya kuendelea' },
  globals: { viewport: { value: 'small', isRotated: false }, textSize: '200%' },
};
