import { Card } from '@kopa/ui/card';
import { FileText, Landmark, Phone } from '@kopa/ui/icons';
import { LinkButton } from '@kopa/ui/link-button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'ui/actions/link-button/features',
  component: LinkButton,
  args: { children: '' },
  decorators: [(Story) => <div className="flex flex-col items-start gap-3 p-4">{Story()}</div>],
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Texts: Story = {
  render: () => (
    <>
      <LinkButton href="#/terms">Read the loan agreement</LinkButton>
      <LinkButton href="#/home" tone="muted">
        I do not want this loan
      </LinkButton>
      <LinkButton href="tel:0800720720" icon={<Phone aria-hidden />}>
        Call 0800 720 720, free
      </LinkButton>
      <LinkButton href="#/terms" block>
        As wide as its container
      </LinkButton>
    </>
  ),
};

export const Rows: Story = {
  render: () => (
    <div className="w-full">
      <Card flush>
        <LinkButton variant="row" href="#/terms" icon={<FileText aria-hidden />}>
          The loan agreement
        </LinkButton>
        <LinkButton variant="row" href="https://example.org" external icon={<Landmark aria-hidden />}>
          Who supervises us
        </LinkButton>
      </Card>
    </div>
  ),
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link'))
      await expect(link.offsetHeight).toBeGreaterThanOrEqual(56);
  },
};

/** The link leaves the app: marked visibly, announced, and without an opener for the other page. */
export const External: Story = {
  args: { href: 'https://example.org/', external: true, children: "The regulator's list of lenders" },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', {
      name: "The regulator's list of lenders (opens outside the app)",
    });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const LongSmallPhone: Story = {
  args: {
    href: 'https://example.org/',
    external: true,
    children: 'Orodha ya wakopeshaji waliosajiliwa na Benki Kuu ya Kenya, kwa Kiswahili na Kiingereza',
  },
  globals: { viewport: { value: 'small', isRotated: false }, locale: 'sw' },
};
