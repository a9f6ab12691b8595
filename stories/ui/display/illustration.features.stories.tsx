import { Illustration, type IllustrationProps } from '@kopa/ui/illustration';
import type { Meta, StoryObj } from '@storybook/react-vite';

const scenes: [IllustrationProps['name'], string][] = [
  ['wait', 'wait: searching, and a review'],
  ['approved', 'approved'],
  ['rejected', 'rejected: two ways, and a seedling'],
  ['empty', 'empty: a blank ledger'],
  ['offline', 'offline'],
  ['deposit', 'deposit: the money has arrived'],
];
const subjects: [IllustrationProps['name'], string][] = [
  ['card-front', 'card-front'],
  ['card-back', 'card-back'],
  ['face', 'face'],
  ['card-done', 'card-done'],
];

function Gallery() {
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-6 bg-page p-4 text-center text-caption text-muted">
      {[...scenes, ...subjects].map(([name, words]) => (
        <figure key={name} className="flex flex-col items-center gap-2">
          <Illustration name={name} />
          <figcaption>{words}</figcaption>
        </figure>
      ))}
    </div>
  );
}

const meta = {
  title: 'ui/display/illustration/features',
  component: Illustration,
  args: { name: 'wait' },
  render: () => <Gallery />,
} satisfies Meta<typeof Illustration>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Six scenes for screens, and four subjects for the guide that photographs documents. */
export const All: Story = {};
export const AllDark: Story = { globals: { mode: 'dark' } };
export const AllJua: Story = { globals: { brand: 'jua' } };
export const AllJuaDark: Story = { globals: { brand: 'jua', mode: 'dark' } };
