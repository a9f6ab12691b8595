import type { Meta, StoryObj } from '@storybook/react-vite';
import '../../app/host/host.css';
import { HostSimulator } from '../../app/host/host-simulator.tsx';

const meta = {
  title: 'app/host',
  component: HostSimulator,
  args: {
    phoneAt: (transport) => `iframe.html?id=app-host-phone--in-the-host&viewMode=story&host=${transport}`,
  },
  // A Storybook inside Storybook: the frame contains a story, and the flows play the simulator.
  tags: ['no-picture', '!test'],
  parameters: {
    docs: { story: { height: '900px' } },
    viewport: {
      options: { desk: { name: 'Desk 1280', type: 'desktop', styles: { width: '1280px', height: '900px' } } },
    },
  },
  globals: { viewport: { value: 'desk', isRotated: false } },
} satisfies Meta<typeof HostSimulator>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The simulator beside the phone; the flows play the messages between them. */
export const Desk: Story = {};
