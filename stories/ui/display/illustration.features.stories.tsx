import {
  DrawnIn,
  Illustration,
  Moment,
  type IllustrationProps,
  type MomentProps,
} from '@kopa/ui/illustration';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const scenes: [IllustrationProps['name'], string][] = [
  ['wait', 'wait: searching, and a review'],
  ['approved', 'approved'],
  ['rejected', 'rejected: two ways, and a seedling'],
  ['empty', 'empty: a blank ledger'],
  ['offline', 'offline'],
  ['torn', 'torn: a failure on our side'],
  ['closed', 'closed: the provider is away'],
  ['deposit', 'deposit: the money has arrived'],
];
const subjects: [IllustrationProps['name'], string][] = [
  ['card-front', 'card-front'],
  ['card-back', 'card-back'],
  ['face', 'face'],
  ['card-done', 'card-done'],
];
const moments: [MomentProps['name'], string][] = [
  ['approved', 'approved: an application'],
  ['arrived', 'arrived: the money'],
  ['paid', 'paid: a loan, to the end'],
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
      {moments.map(([name, words]) => (
        <figure key={name} className="col-span-2 flex flex-col gap-2">
          <Moment name={name} />
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

/** Scenes for screens, subjects for the guide that photographs documents, and the moments of a loan. */
export const All: Story = {};
export const AllDark: Story = { globals: { mode: 'dark' } };
export const AllJua: Story = { globals: { brand: 'jua' } };
export const AllJuaDark: Story = { globals: { brand: 'jua', mode: 'dark' } };

/** A moment plays once: the check first, then what stands below. */
export const Plays: Story = {
  tags: ['no-picture'],
  render: () => (
    <div className="flex flex-col gap-4 bg-page p-4">
      <Moment name="approved" plays />
      <DrawnIn plays>
        <p className="border-t border-ink pt-2 text-body text-ink">You get KSh 9,884</p>
      </DrawnIn>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('You get KSh 9,884')).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};
