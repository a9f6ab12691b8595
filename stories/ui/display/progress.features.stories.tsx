import { FillingBar, ProgressBar } from '@kopa/ui/progress';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'ui/display/progress/features',
  component: ProgressBar,
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: { value: 0.5, label: 'Days of the loan' },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A place on a way, with words below: the start, now, the end. */
export const Marker: Story = {
  args: {
    marker: true,
    value: 0.495,
    valueText: '46 of 91 days left',
    captions: ['7 Oct', '46 days left', '6 Jan'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '46 of 91 days left');
  },
};
/** A late path: the due day as a mark, and the days after it in stripes. */
export const Late: Story = {
  args: {
    value: 1,
    due: 91 / 98,
    valueText: '7 days late. It was due on Sat 14 Nov 2026',
    captions: ['15 Aug', 'It was due on Sat 14 Nov 2026'],
  },
};
export const MarkerRightToLeft: Story = { ...Marker, globals: { direction: 'rtl' } };

export const Ends: Story = {
  render: () => (
    <div className="flex flex-col gap-6">
      <ProgressBar label="Nothing yet" value={0} marker />
      <ProgressBar label="All" value={1} marker />
      <ProgressBar label="Nothing yet, without a marker" value={0} />
      <ProgressBar label="All, without a marker" value={1} />
      <div className="flex flex-col gap-2">
        <FillingBar share={0.4} />
        <p className="text-caption text-muted">A wait that fills by itself, with its words</p>
      </div>
    </div>
  ),
};

/** A value outside 0 and 1 is taken as the nearest bound. */
export const Outside: Story = {
  args: { value: 45 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '100 percent done');
  },
};

export const CaptionsLargeText: Story = {
  args: { ...Marker.args, captions: ['Jumatano 7 Oktoba', 'Zimebaki siku 46', 'Jumatano 6 Januari'] },
  globals: { viewport: { value: 'small', isRotated: false }, textSize: '200%' },
};
