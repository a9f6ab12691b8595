'use client';
import { Amount } from '@kopa/ui/amount';
import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { CircleUser, House, MessageCircle } from '@kopa/ui/icons';
import { ListRow } from '@kopa/ui/list-row';
import { NavBar } from '@kopa/ui/nav-bar';
import { Note } from '@kopa/ui/note';
import { ProgressBar } from '@kopa/ui/progress';
import { Screen } from '@kopa/ui/screen';
import { StatusChip } from '@kopa/ui/status-chip';
import { TabBar } from '@kopa/ui/tab-bar';

export interface RunningLoanProps {
  /** What is owed, in the smallest unit of the currency. */
  owedCents?: number;
  /** Leads to the payment. */
  onPay?: (() => void) | undefined;
}

/** Home during a loan: what is owed and until when, the next steps, and what was paid. */
export function RunningLoan({ owedCents = 1_074_800, onPay }: RunningLoanProps) {
  return (
    <Screen
      lead="home"
      header={<NavBar plain title="Home" />}
      tabBar={
        <TabBar
          items={[
            { id: 'home', label: 'Home', icon: <House aria-hidden />, href: '#home', current: true },
            { id: 'help', label: 'Help', icon: <MessageCircle aria-hidden />, href: '#help', badge: '2' },
            { id: 'me', label: 'Me', icon: <CircleUser aria-hidden />, href: '#me' },
          ]}
        />
      }
    >
      <div style={{ display: 'flex', flexDirection: 'column', gap: '1rem' }}>
        <Card heading="To pay by Wed 6 Jan 2027">
          <Amount cents={owedCents} size="amount" />
          <ProgressBar
            marker
            value={0.495}
            label="Days of the loan"
            valueText="46 of 91 days left"
            captions={['7 Oct', '46 days left', '6 Jan']}
            style={{ margin: '1.25rem 0 1rem' }}
          />
          <Button block onClick={onPay}>
            Pay
          </Button>
        </Card>
        <Note tone="success" title="Paid early, a loan costs less">
          Each day that you pay before the last one saves its interest.
        </Note>
        <Card flush heading="This loan">
          <ListRow label="What you owe, line by line" href="#owe" />
          <ListRow
            label="Payment of 20 Nov"
            caption="M-Pesa SKJ7XYZ123"
            end={<StatusChip tone="success">Received</StatusChip>}
            href="#payment"
          />
          <ListRow
            label="Payment of 27 Nov"
            caption="M-Pesa SKR1ABC456"
            end={<StatusChip tone="info">Checking</StatusChip>}
            href="#checking"
          />
        </Card>
      </div>
    </Screen>
  );
}
