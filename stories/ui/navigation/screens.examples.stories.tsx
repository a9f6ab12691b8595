import { AgreementCheck } from '@kopa/ui/agreement-check';
import { Amount } from '@kopa/ui/amount';
import { AmountField } from '@kopa/ui/amount-field';
import { AmountSlider } from '@kopa/ui/amount-slider';
import { AmountSummary } from '@kopa/ui/amount-summary';
import { BrandMark } from '@kopa/ui/brand-mark';
import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { ChoiceChips } from '@kopa/ui/choice-chips';
import { CodeField } from '@kopa/ui/code-field';
import { EmptyState } from '@kopa/ui/empty-state';
import { ErrorSummary } from '@kopa/ui/error-summary';
import { FieldGroup, FieldRow, RequiredLegend } from '@kopa/ui/field-row';
import { IconButton } from '@kopa/ui/icon-button';
import {
  Calendar,
  Camera,
  CircleQuestionMark,
  Clock,
  Globe,
  House,
  IdCard,
  Info,
  Landmark,
  Lock,
  ReceiptText,
  ShieldCheck,
  Smartphone,
  User,
  Wallet,
} from '@kopa/ui/icons';
import { Illustration } from '@kopa/ui/illustration';
import { KeyFact, Ledger, LedgerLine, LedgerSum, LedgerTotal } from '@kopa/ui/ledger';
import { ListRow } from '@kopa/ui/list-row';
import { NavBar } from '@kopa/ui/nav-bar';
import { Note } from '@kopa/ui/note';
import { PhotoButton, PhotoField, PhotoHints } from '@kopa/ui/photo-field';
import { PickerField } from '@kopa/ui/picker-field';
import { ProgressBar } from '@kopa/ui/progress';
import { ProgressList } from '@kopa/ui/progress-list';
import { RadioList } from '@kopa/ui/radio-list';
import { RadioRow } from '@kopa/ui/radio-row';
import { Screen } from '@kopa/ui/screen';
import { StatusChip } from '@kopa/ui/status-chip';
import { Steps } from '@kopa/ui/steps';
import { TabBar } from '@kopa/ui/tab-bar';
import { TextField } from '@kopa/ui/text-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

/** Components put together as a borrower meets them. */
const meta = {
  title: 'ui/examples/screens',
  parameters: { docs: { story: { inline: false, iframeHeight: 740 } } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => undefined;
const help = <IconButton label="Help" icon={<CircleQuestionMark aria-hidden />} />;
const bar = (title: string, plain = false) => (
  <NavBar title={title} onBack={nothing} end={help} plain={plain} />
);
const home = (
  <NavBar
    start={<BrandMark />}
    title="EasyCash"
    end={
      <>
        <Button variant="text" tone="muted" icon={<Globe aria-hidden />}>
          English
        </Button>
        {help}
      </>
    }
  />
);
const tabs = (current: string) => (
  <TabBar
    items={[
      { id: 'home', label: 'Home', icon: <House aria-hidden />, href: '#/' },
      { id: 'records', label: 'Records', icon: <ReceiptText aria-hidden />, href: '#/records' },
      { id: 'me', label: 'Me', icon: <User aria-hidden />, href: '#/me' },
    ].map((item) => ({ ...item, current: item.id === current }))}
  />
);

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

export const Login: Story = {
  render: () => (
    <Screen
      header={<NavBar plain onBack={nothing} end={help} />}
      flat
      lead="tight"
      footer={
        <>
          <Button block>Continue</Button>
          <p className="text-center text-caption text-muted">
            By continuing you agree to the{' '}
            <a className="underline" href="#terms">
              terms of service
            </a>{' '}
            and the{' '}
            <a className="underline" href="#privacy">
              privacy policy
            </a>
            .
          </p>
        </>
      }
    >
      <BrandMark size="large" />
      <h1 className="mt-4 text-heading">Enter the code we sent you</h1>
      <p className="mt-1 mb-6 text-body text-muted">One code to log in, or to open an account.</p>
      <FieldGroup>
        <FieldRow
          label="Mobile number"
          value="+254 712 345 412"
          trailing={<Button variant="text">Change</Button>}
        />
      </FieldGroup>
      <div className="mt-4">
        <CodeField label="6-digit code" defaultValue="481" />
      </div>
      <p className="my-5 flex items-center gap-2 ps-4 text-label font-text text-muted">
        <Clock aria-hidden className="size-5" /> Send again in 0:42
      </p>
      <Note tone="info" icon={<ShieldCheck aria-hidden />}>
        EasyCash will never call to ask for this code. Do not share it.
      </Note>
    </Screen>
  ),
};

function AboutYou({ errors = false }: { errors?: boolean }) {
  return (
    <Screen header={bar('About you')} lead="tight" footer={<Button block>Continue</Button>}>
      <Steps current={1} total={5} fraction={0.45} next="home and work" />
      <div className="mt-4">
        {errors ? (
          <div className="mb-3">
            <ErrorSummary
              errors={[
                { fieldId: 'last', label: 'Last name', message: 'enter at least 3 letters' },
                { fieldId: 'gender', label: 'Gender', message: 'choose male or female' },
                { fieldId: 'id', label: 'National ID', message: '1 digit is missing' },
              ]}
            />
          </div>
        ) : (
          <RequiredLegend saved />
        )}
        <FieldGroup>
          <TextField label="First name" required defaultValue="Wanjiru" />
          <TextField label="Middle name" optional defaultValue="Achieng" />
          <TextField
            id="last"
            label="Last name"
            required
            defaultValue={errors ? 'Ka' : 'Kamau'}
            error={errors ? 'Enter at least 3 letters' : undefined}
          />
          <RadioRow
            id="gender"
            label="Gender"
            name="gender"
            required
            defaultValue={errors ? undefined : '2'}
            options={[
              { value: '1', label: 'Male' },
              { value: '2', label: 'Female' },
            ]}
            error={errors ? 'Choose male or female' : undefined}
          />
          <PickerField label="Birthday" required value="14 Mar 1994" opens="calendar" onOpen={nothing} />
          <PickerField label="Education" required value="Senior school" onOpen={nothing} />
          <PickerField label="Marital status" required value={null} onOpen={nothing} />
          <TextField id="id" label="National ID number" required placeholder="8 digits" />
        </FieldGroup>
      </div>
    </Screen>
  );
}

export const Form: Story = { render: () => <AboutYou /> };
export const FormErrors: Story = { render: () => <AboutYou errors /> };
export const FormDark: Story = { ...Form, globals: { mode: 'dark' } };
export const FormJua: Story = { ...Form, globals: { brand: 'jua' } };
export const FormErrorsJuaDark: Story = { ...FormErrors, globals: { brand: 'jua', mode: 'dark' } };
export const FormSmallLargeText: Story = {
  ...FormErrors,
  globals: { viewport: { value: 'small', isRotated: false }, textSize: '200%' },
};

export const Identity: Story = {
  render: () => (
    <Screen
      header={bar('Your ID')}
      lead="tight"
      footer={
        <PhotoButton block capture="environment" onFile={nothing} icon={<Camera aria-hidden />}>
          Photo of the back
        </PhotoButton>
      }
    >
      <Steps current={3} total={5} fraction={0.33} next="where to send the money" />
      <h2 className="mt-5 mb-4 text-heading">Three photos to show it is you</h2>
      <div className="flex flex-col gap-3">
        <PhotoField
          title="1. ID, front"
          caption="Clear to read"
          state="done"
          retakeLabel="Retake"
          illustration={<Illustration name="card-done" />}
          onFile={nothing}
        />
        <PhotoField
          title="2. ID, back"
          caption="Now: turn the card over"
          state="now"
          cameraElsewhere
          illustration={<Illustration name="card-back" />}
          onFile={nothing}
        >
          <PhotoHints
            hints={[
              { icon: <Info aria-hidden />, text: 'Lay it flat in good light' },
              { icon: <Camera aria-hidden />, text: 'No flash: it hides the numbers' },
              { icon: <IdCard aria-hidden />, text: 'All four corners in the picture' },
            ]}
          />
        </PhotoField>
        <PhotoField
          title="3. Your face"
          caption="After the card. 5 to 10 seconds."
          state="todo"
          illustration={<Illustration name="face" />}
          onFile={nothing}
        />
        <Note tone="neutral" icon={<Lock aria-hidden />}>
          Used only to check your identity. Your contacts never see it.
        </Note>
      </div>
    </Screen>
  ),
};

export const Question: Story = {
  render: () => (
    <Screen
      header={bar('Your loan history')}
      lead="tight"
      footer={
        <div className="flex gap-3">
          <Button variant="outline">Previous</Button>
          <div className="flex-1">
            <Button block>Next</Button>
          </div>
        </div>
      }
    >
      <Steps current={5} total={5} fraction={3 / 11} end="3 of 11 answered" />
      <h2 className="mt-6 text-heading">What is the longest you were late in paying back a loan?</h2>
      <p className="mt-1 mb-4 text-label font-text text-muted">
        Any lender, not only us. A true answer helps us offer what you can pay back.
      </p>
      <RadioList
        legend="What is the longest you were late in paying back a loan?"
        legendHidden
        defaultValue="1"
        options={[
          'Never late',
          '1 to 7 days',
          '8 to 15 days',
          '16 to 30 days',
          '31 to 60 days',
          'More than 60 days',
        ].map((label, index) => ({ value: String(index), label }))}
      />
    </Screen>
  ),
};

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
export const ConfirmDark: Story = { ...Confirm, globals: { mode: 'dark' } };
export const ConfirmJua: Story = { ...Confirm, globals: { brand: 'jua' } };

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
