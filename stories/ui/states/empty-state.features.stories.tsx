import { Button } from '@kopa/ui/button';
import { EmptyState } from '@kopa/ui/empty-state';
import { Illustration } from '@kopa/ui/illustration';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'ui/states/empty-state/features',
  component: EmptyState,
  decorators: [(Story) => <div className="py-8">{Story()}</div>],
  args: { title: 'No messages' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};
export const WithBody: Story = { args: { body: 'Answers to what you ask us come here, and by SMS.' } };
export const LongWordsLargeText: Story = {
  args: {
    illustration: <Illustration name="empty" />,
    title: 'Bado hujachukua mkopo wowote kutoka kwetu',
    body: 'Kila mkopo unaochukua huhifadhiwa hapa, pamoja na kila shilingi inayoingia na kutoka.',
    action: <Button variant="outline">Angalia kiasi unachoweza kukopa</Button>,
  },
  globals: { viewport: { value: 'small', isRotated: false }, textSize: '200%' },
};
