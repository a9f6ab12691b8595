import { FaqAccordion } from '@kopa/ui/faq-accordion';
import { Card } from '@kopa/ui/card';
import { MessageCircle, Phone } from '@kopa/ui/icons';
import { LinkButton } from '@kopa/ui/link-button';
import { NavBar } from '@kopa/ui/nav-bar';
import { Screen } from '@kopa/ui/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'ui/display/faq-accordion/examples',
  component: FaqAccordion,
  args: { items: [] },
} satisfies Meta<typeof FaqAccordion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Help: the most frequent questions, and a person for the rest. */
export const Help: Story = {
  render: () => (
    <Screen header={<NavBar title="Help" onBack={() => undefined} />}>
      <div className="flex flex-col gap-6">
        <FaqAccordion
          headingLevel="h2"
          items={[
            {
              id: 'missing',
              question: 'I paid, but it does not show',
              answer:
                'It can take 15 minutes. After an hour, send us the 10 letters and numbers of the M-Pesa SMS.',
            },
            {
              id: 'late',
              question: 'What if I am late?',
              answer: 'A late charge of KSh 200 a day is added.',
            },
            { id: 'early', question: 'May I pay early?', answer: 'Yes. You pay less interest.' },
          ]}
        />
        <Card flush heading="Not answered?">
          <LinkButton variant="row" href="#/messages/new" icon={<MessageCircle aria-hidden />}>
            Write to us
          </LinkButton>
          <LinkButton variant="row" href="tel:0800720720" icon={<Phone aria-hidden />}>
            Call 0800 720 720, free
          </LinkButton>
        </Card>
      </div>
    </Screen>
  ),
  play: async ({ canvas, userEvent }) => {
    const question = canvas.getByRole('button', { name: 'I paid, but it does not show' });
    question.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(/It can take 15 minutes/)).toBeVisible();
  },
};
