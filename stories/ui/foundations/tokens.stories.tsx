import type { Meta, StoryObj } from '@storybook/react-vite';

/** The tokens of the brand and mode that the toolbar sets. Utilities carry the same names: `bg-page`, `text-muted`, `rounded-medium`. */
const meta = { title: 'ui/foundations/tokens' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const pairs = [
  ['ink', 'page'],
  ['ink', 'surface'],
  ['muted', 'surface'],
  ['subtle', 'sunken'],
  ['placeholder', 'surface'],
  ['link', 'surface'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-press'],
  ['on-primary-soft', 'primary-soft'],
  ['on-accent', 'accent'],
  ['on-danger', 'danger'],
  ['danger', 'danger-soft'],
  ['success', 'success-soft'],
  ['warning', 'warning-soft'],
  ['info', 'info-soft'],
  ['on-inverse', 'inverse'],
];

/** Each text colour on the ground that it is drawn on. The build fails when one of them is below 4.5:1. */
export const Colours: Story = {
  render: () => (
    <ul className="grid grid-cols-2 gap-2 p-4">
      {pairs.map(([front, back]) => (
        <li
          key={`${front}/${back}`}
          className="rounded-medium border border-decor p-3 text-label"
          style={{ color: `var(--kopa-color-${front})`, background: `var(--kopa-color-${back})` }}
        >
          {front}
          <br />
          on {back}
        </li>
      ))}
    </ul>
  ),
};

const roles = [
  ['text-amount', 'KSh 9,884'],
  ['text-heading', 'You get the money today'],
  ['text-title', 'About you'],
  ['text-body', 'We send it to your M-Pesa number.'],
  ['text-label', 'Service fee'],
  ['text-caption', 'Sat 20 Feb 2027'],
];

/** Six roles, each with its size, line and weight. Words grow with the reader's text size; gutters stay. */
export const Type: Story = {
  render: () => (
    <ul className="flex flex-col gap-4 p-4">
      {roles.map(([role, text]) => (
        <li key={role}>
          <span className="text-caption text-muted">{role}</span>
          <div className={role}>{text}</div>
        </li>
      ))}
    </ul>
  ),
};

/** Radii and shadows. In the dark, a surface rises by getting lighter. */
export const Shape: Story = {
  render: () => (
    <ul className="grid grid-cols-2 gap-4 p-4 text-label">
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
  ),
};
