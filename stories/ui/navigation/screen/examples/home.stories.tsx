import { Amount } from '@kopa/ui/amount';
import { AmountField } from '@kopa/ui/amount-field';
import { AmountSlider } from '@kopa/ui/amount-slider';
import { AmountSummary } from '@kopa/ui/amount-summary';
import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { ChoiceChips } from '@kopa/ui/choice-chips';
import { EmptyState } from '@kopa/ui/empty-state';
import { Landmark, ReceiptText, Smartphone } from '@kopa/ui/icons';
import { Illustration } from '@kopa/ui/illustration';
import { ListRow } from '@kopa/ui/list-row';
import { NavBar } from '@kopa/ui/nav-bar';
import { ProgressBar } from '@kopa/ui/progress';
import { RadioList } from '@kopa/ui/radio-list';
import { Screen } from '@kopa/ui/screen';
import { StatusChip } from '@kopa/ui/status-chip';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { bar, help, home, nothing, tabs } from '../../example-bars.tsx';

/** Home, records and paying. Components put together as a borrower meets them. */
const meta = {
  title: 'ui/navigation/screen/examples/home',
  component: Screen,
  args: { children: null },
  parameters: { docs: { story: { inline: false, height: '740px' } } },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

function HomeScreen() {
  const [amount, setAmount] = useState(10_000);
  const [days, setDays] = useState(91);
  return (
    <Screen
      header={home}
      lead="home"
      flat
      footer={<Button block>Apply for KSh 10,000</Button>}
      tabBar={tabs('home')}
    >
      <h1 className="mb-4 text-heading">How much do you need?</h1>
      <div className="flex flex-col gap-6">
        <AmountSlider
          label="How much do you need?"
          min={1000}
          max={50_000}
          step={500}
          value={amount}
          onChange={setAmount}
          format={(value) => `KSh ${value.toLocaleString('en-KE')}`}
        />
        <ChoiceChips
          label="For how many days?"
          value={days}
          onChange={setDays}
          options={[91, 120, 150, 180].map((value) => ({ value, label: value }))}
        />
        <AmountSummary
          title="KSh 10,000 for 91 days"
          get={{ cents: 988_400, caption: 'today, on M-Pesa' }}
          payBack={{ cents: 1_074_800, caption: 'by Sat 20 Feb 2027' }}
          cost={{ label: 'What it costs', value: 'KSh 864 · APR 35.06%', onClick: nothing }}
        />
      </div>
    </Screen>
  );
}

export const Home: Story = { render: () => <HomeScreen /> };

export const HomeRunning: Story = {
  render: () => (
    <Screen header={home} lead="home" tabBar={tabs('home')}>
      <h1 className="sr-only">Your loan</h1>
      <Card>
        <p className="text-label font-text text-muted">To pay by Wed 6 Jan 2027</p>
        <Amount cents={1_074_800} size="amount" />
        <div className="mt-5 mb-4">
          <ProgressBar
            marker
            value={0.495}
            label="Days of the loan"
            valueText="46 of 91 days left"
            captions={['7 Oct', '46 days left', '6 Jan']}
          />
        </div>
        <Button block>Pay</Button>
      </Card>
      <div className="mt-6">
        <Card flush heading="This loan">
          <ListRow label="What you owe, line by line" href="#owe" />
          <ListRow label="Ask for 30 more days" href="#more" />
          <ListRow label="I paid, but it does not show" href="#paid" />
        </Card>
      </div>
    </Screen>
  ),
};

export const Cashier: Story = {
  render: () => (
    <Screen
      header={bar('Pay')}
      lead="tight"
      footer={
        <>
          <p className="text-center text-caption text-muted">Shown here within 15 minutes of paying.</p>
          <Button block>I have paid</Button>
        </>
      }
    >
      <AmountField
        label="How much do you pay?"
        hint="Whole shillings, 500 or more"
        note="Pays all of it today"
        defaultValue="10370"
      />
      <div className="mt-6">
        <RadioList
          legend="How?"
          defaultValue="paybill"
          options={[
            {
              value: 'prompt',
              label: 'M-Pesa prompt',
              caption: 'We ask 0712 ••• 412 for your PIN',
              icon: <Smartphone aria-hidden />,
            },
            {
              value: 'paybill',
              label: 'Paybill',
              caption: 'From any phone, any M-Pesa',
              icon: <ReceiptText aria-hidden />,
            },
            { value: 'bank', label: 'Bank transfer', icon: <Landmark aria-hidden /> },
          ]}
        />
      </div>
    </Screen>
  ),
};

export const Records: Story = {
  render: () => (
    <Screen header={<NavBar title="Records" end={help} />} tabBar={tabs('records')}>
      <Card flush heading="Now">
        <ListRow
          href="#1"
          label={<Amount cents={1_000_000} size="title" />}
          end={<StatusChip tone="primary">Repaying</StatusChip>}
          caption="Pay 10,748 by 6 Jan 2027"
        />
      </Card>
    </Screen>
  ),
};

export const NoRecords: Story = {
  render: () => (
    <Screen centred header={<NavBar title="Records" end={help} />} tabBar={tabs('records')}>
      <EmptyState
        illustration={<Illustration name="empty" />}
        title="No loans yet"
        body="Each loan you take is kept here, with every shilling in and out."
        action={<Button variant="outline">See what you can borrow</Button>}
      />
    </Screen>
  ),
};
