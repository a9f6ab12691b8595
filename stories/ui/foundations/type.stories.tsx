import type { Meta, StoryObj } from '@storybook/react-vite';

/**
 * Six roles, each with its size, line and weight. Words are in rem and grow with the reader's text size;
 * gutters do not. Borrowers get their phone's own face: no font crosses a metered line. Nothing depends on
 * 600 against 650, which phones without a variable face do not have. All figures are tabular.
 */
const meta = { title: 'ui/foundations/type' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const roles = [
  ['amount', '36/40', 'KSh 9,884', 'One a screen: the sum that matters'],
  ['heading', '22/28', 'You get the money today', 'The question, or the news'],
  ['title', '18/26', 'About you', 'Header, sheet, final total'],
  ['body', '16/24', 'We send it to your M-Pesa number.', 'Values, sentences; never smaller in an input'],
  ['label', '15/20', 'Service fee', 'Ledger labels, links, notes'],
  ['caption', '13/18', 'Sat 20 Feb 2027', 'Row labels, dates, hints; never all that one acts on'],
] as const;

const Roles = () => (
  <ul className="flex flex-col gap-4 bg-surface p-4 text-ink">
    {roles.map(([role, size, text, use]) => (
      <li key={role}>
        <span className="text-caption text-muted">
          {role} · {size} · {use}
        </span>
        <div
          className={
            {
              amount: 'text-amount',
              heading: 'text-heading',
              title: 'text-title',
              body: 'text-body',
              label: 'text-label',
              caption: 'text-caption',
            }[role]
          }
        >
          {text}
        </div>
      </li>
    ))}
  </ul>
);

export const Default: Story = { render: Roles };
/** Headings are heavier. */
export const Jua: Story = { render: Roles, globals: { brand: 'jua' } };
export const TwiceTheSize: Story = { render: Roles, globals: { textSize: '200%' } };
