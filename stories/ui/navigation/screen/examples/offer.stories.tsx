import { AgreementCheck } from '@kopa/ui/agreement-check';
import { Amount } from '@kopa/ui/amount';
import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { Calendar, Clock, Smartphone, Wallet } from '@kopa/ui/icons';
import { Illustration } from '@kopa/ui/illustration';
import { KeyFact, Ledger, LedgerLine, LedgerSum, LedgerTotal } from '@kopa/ui/ledger';
import { ListRow } from '@kopa/ui/list-row';
import { Note } from '@kopa/ui/note';
import { ProgressBar } from '@kopa/ui/progress';
import { ProgressList } from '@kopa/ui/progress-list';
import { Screen } from '@kopa/ui/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { bar } from '../../example-bars.tsx';

/** Waiting, the offer, and a refusal. Components put together as a borrower meets them. */
const meta = {
  title: 'ui/navigation/screen/examples/offer',
  component: Screen,
  args: { children: null },
  parameters: { docs: { story: { inline: false, height: '740px' } } },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Review: Story = {
  render: () => (
    <Screen
      header={bar('Your application', true)}
      flat
      lead="none"
      footer={
        <>
          <Button block variant="outline">
            Back to home
          </Button>
          <Button block variant="text" tone="muted">
            Cancel this application
          </Button>
        </>
      }
    >
      <Illustration name="wait" />
      <h2 className="mt-4 mb-4 text-center text-heading">Checking your application</h2>
      <Card>
        <div className="text-center">
          <p className="text-caption text-muted">Usually about</p>
          <p className="mb-4 text-amount">
            7 min <span className="text-title font-medium text-muted">more</span>
          </p>
          <ProgressBar value={0.32} label="Usual time of a check" />
          <p className="mt-2 text-caption text-muted">It can take up to 24 hours.</p>
        </div>
      </Card>
      <div className="my-5">
        <ProgressList
          items={[
            {
              title: 'We have your application',
              caption: 'Sat 21 Nov, 10:42 · KSh 10,000 for 91 days',
              state: 'done',
            },
            { title: 'We check your details', caption: 'ID, income and loan history', state: 'now' },
            {
              title: 'You get the answer by SMS',
              caption: 'To 0712 ••• 412. Then you decide.',
              state: 'todo',
            },
          ]}
        />
      </div>
      <Note tone="success">You can close the app safely.</Note>
    </Screen>
  ),
};

export const Confirm: Story = {
  render: () => (
    <Screen
      header={bar('Your loan offer')}
      lead="tight"
      footer={
        <>
          <AgreementCheck defaultChecked>
            I have read and agree to the <a href="#agreement">loan agreement</a>
          </AgreementCheck>
          <Button block>Get money: KSh 9,884</Button>
        </>
      }
    >
      <p className="text-caption text-muted">You pay back, in one payment</p>
      <Amount cents={1_074_800} size="amount" />
      <p className="mt-1 mb-3 text-label font-text text-muted">
        by <strong className="font-semibold text-ink">Saturday 20 February 2027</strong>, 91 days
      </p>
      <Card>
        <Ledger>
          <LedgerLine label="You borrow" cents={1_000_000} />
          <LedgerLine label="Processing fee" cents={-9800} />
          <LedgerLine label="Tax on fee, 18%" cents={-1800} />
          <LedgerSum label="You receive today" cents={988_400} />
          <LedgerLine label="You borrow" cents={1_000_000} />
          <LedgerLine label="Interest, 30% a year" cents={74_800} sign="always" />
          <LedgerTotal label="You pay back" cents={1_074_800} />
          <KeyFact label="APR, all costs in" value="35.06%" />
          <KeyFact label="If you pay late" value="KSh 200 a day" />
        </Ledger>
      </Card>
      <div className="mt-1">
        <Note tone="neutral" icon={<Smartphone aria-hidden />}>
          M-Pesa 0712 ••• 412, in 10 to 60 minutes
        </Note>
      </div>
      <Button block variant="text" tone="muted">
        I do not want this loan
      </Button>
    </Screen>
  ),
};

export const Rejected: Story = {
  render: () => (
    <Screen
      header={bar('Your application', true)}
      flat
      lead="none"
      footer={
        <>
          <Button block>Remind me on 21 December</Button>
          <Button block variant="text">
            Back to home
          </Button>
        </>
      }
    >
      <Illustration name="rejected" />
      <h2 className="mt-4 text-heading">We cannot lend to you this time</h2>
      <p className="mt-1 mb-3 text-body text-muted">It cost you nothing. Here is why:</p>
      <div className="flex flex-col gap-3">
        <Card flush>
          <ListRow
            icon={<Wallet aria-hidden />}
            label="10,000 is high for your income"
            caption="You told us 15,000 to 29,999 a month, and one other loan is open."
          />
          <ListRow
            icon={<Clock aria-hidden />}
            label="A loan elsewhere is overdue"
            caption="Paying it before you apply again will help."
          />
        </Card>
        <Note
          tone="primary"
          icon={<Calendar aria-hidden />}
          title="You can apply again from Monday 21 December 2026"
        >
          A smaller amount is easier to approve.
        </Note>
        <Card flush>
          <ListRow label="Ask a person to look again" href="#ask" />
          <ListRow label="See other loans for you" href="#other" />
        </Card>
      </div>
    </Screen>
  ),
};
