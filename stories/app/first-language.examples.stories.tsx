import type { Meta, StoryObj } from '@storybook/react-vite';
import { FirstLanguage } from '../../app/src/features/first-language/first-language.tsx';
import { phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/first-language/examples',
  component: FirstLanguage,
  args: { children: <h1 className="p-4 text-title">The app goes on</h1> },
  ...screenAt('/'),
} satisfies Meta<typeof FirstLanguage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The language of the phone is the first row. */
export const NewPhone: Story = {
  ...phone({ visitor: true }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^English/ });
  },
};
