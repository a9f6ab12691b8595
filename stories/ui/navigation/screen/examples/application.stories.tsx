import { BrandMark } from '@kopa/ui/brand-mark';
import { Button } from '@kopa/ui/button';
import { CodeField } from '@kopa/ui/code-field';
import { ErrorSummary } from '@kopa/ui/error-summary';
import { FieldGroup, FieldRow, RequiredLegend } from '@kopa/ui/field-row';
import { Camera, Clock, IdCard, Info, Lock, ShieldCheck } from '@kopa/ui/icons';
import { Illustration } from '@kopa/ui/illustration';
import { NavBar } from '@kopa/ui/nav-bar';
import { Note } from '@kopa/ui/note';
import { PhotoButton, PhotoField, PhotoHints } from '@kopa/ui/photo-field';
import { PickerField } from '@kopa/ui/picker-field';
import { RadioList } from '@kopa/ui/radio-list';
import { RadioRow } from '@kopa/ui/radio-row';
import { Screen } from '@kopa/ui/screen';
import { Steps } from '@kopa/ui/steps';
import { TextField } from '@kopa/ui/text-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { bar, help, nothing } from '../../example-bars.tsx';

/** From the code to the questions. Components put together as a borrower meets them. */
const meta = {
  title: 'ui/navigation/screen/examples/application',
  component: Screen,
  args: { children: null },
  parameters: { docs: { story: { inline: false, height: '740px' } } },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

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
