import type { Meta, StoryObj } from '@storybook/react-vite';

/**
 * Radii, shadows and the steps of space. In the dark a surface rises by getting lighter, without a shadow.
 */
const meta = { title: 'ui/foundations/shape' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const Shapes = () => (
  <div className="flex flex-col gap-6 p-4 text-ink">
    <ul className="grid grid-cols-2 gap-4 text-label">
      {['small', 'medium', 'large', 'button', 'full'].map((radius) => (
        <li
          key={radius}
          className="border border-control bg-surface p-4"
          style={{ borderRadius: `var(--kopa-radius-${radius})` }}
        >
          {radius}
        </li>
      ))}
      {['low', 'raised', 'sheet'].map((shadow) => (
        <li
          key={shadow}
          className="rounded-medium bg-surface p-4"
          style={{ boxShadow: `var(--kopa-shadow-${shadow})` }}
        >
          {shadow}
        </li>
      ))}
    </ul>
    <ul className="flex flex-col gap-1 text-caption">
      {[2, 4, 8, 12, 16, 20, 24, 32, 40, 56].map((step) => (
        <li key={step} className="flex items-center gap-2">
          <span aria-hidden className="h-3 bg-primary" style={{ width: `${step}px` }} />
          {step}
        </li>
      ))}
    </ul>
  </div>
);

export const Default: Story = { render: Shapes };
export const Jua: Story = { render: Shapes, globals: { brand: 'jua' } };
export const Dark: Story = { render: Shapes, globals: { mode: 'dark' } };
