import { Button } from '@kopa/ui/button';
import { Clock } from '@kopa/ui/icons';
import { NoticeBar } from '@kopa/ui/notice-bar';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'ui/display/notice-bar/features',
  component: NoticeBar,
  tags: ['no-picture'],
  args: { children: 'M-Pesa is closed tonight from 11 to 12' },
} satisfies Meta<typeof NoticeBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each has its icon, so that the tone is more than a colour. */
export const Tones: Story = {
  render: () => (
    <div className="flex flex-col gap-2">
      <NoticeBar>M-Pesa is closed tonight</NoticeBar>
      <NoticeBar tone="success">Your payment has arrived</NoticeBar>
      <NoticeBar tone="warning">Your payment is due tomorrow</NoticeBar>
      <NoticeBar tone="danger">Your payment is late</NoticeBar>
    </div>
  ),
};
export const Caption: Story = { args: { caption: 'Payments by bank arrive as usual.' } };
export const OwnIcon: Story = { args: { icon: <Clock aria-hidden />, tone: 'warning' } };
export const NoIcon: Story = { args: { icon: null } };
export const Dismissable: Story = { args: { onDismiss: () => undefined } };
export const LongWords: Story = {
  args: {
    tone: 'warning',
    children: 'El servicio de M-Pesa no estará disponible esta noche entre las once y las doce',
    caption: 'Los pagos por transferencia bancaria llegan como siempre.',
    action: <Button>Ver las horas en que está disponible</Button>,
    onDismiss: () => undefined,
  },
  globals: { locale: 'es' },
};
