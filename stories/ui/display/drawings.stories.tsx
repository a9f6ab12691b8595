import { BrandMark } from '@kopa/ui/brand-mark';
import { Illustration, type IllustrationProps } from '@kopa/ui/illustration';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = { title: 'ui/display/drawings' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const names: IllustrationProps['name'][] = [
  'wait',
  'rejected',
  'empty',
  'approved',
  'offline',
  'deposit',
  'card-front',
  'card-back',
  'face',
  'card-done',
];

/** The brand's colours, one spot of accent, a ground line. They say nothing that words do not. */
export const Default: Story = {
  render: () => (
    <div className="grid grid-cols-2 gap-4 bg-page p-4 text-caption text-muted">
      {names.map((name) => (
        <figure key={name} className="flex flex-col items-center gap-2">
          <Illustration name={name} />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
      <BrandMark />
      <BrandMark size="large" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const drawing of canvasElement.querySelectorAll('figure svg')) {
      await expect(drawing).toHaveAttribute('aria-hidden', 'true');
      await expect(drawing.outerHTML.length).toBeLessThanOrEqual(2048);
    }
  },
};

export const Dark: Story = { ...Default, play: undefined, globals: { mode: 'dark' } };
export const Jua: Story = { ...Default, play: undefined, globals: { brand: 'jua' } };
export const JuaDark: Story = { ...Default, play: undefined, globals: { brand: 'jua', mode: 'dark' } };
