import { Button } from '@kopa/ui/button';
import { reportErrors } from '@kopa/ui/react-hook-form';
import {
  chooseRadio,
  expectRowInvalid,
  expectRowValid,
  expectRowValue,
  fillRow,
  givePhoto,
  pickFrom,
  setDate,
  setPeriod,
  slideTo,
  tick,
} from '@kopa/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { pictureOfACard } from '../testing/picture-of-a-card.ts';
import {
  ChoiceRows,
  DemonstrationForm,
  EveryRow,
  PhotoRow,
  PickerRows,
  something,
  TickRows,
  TypedRows,
  type Everything,
} from './every-field.tsx';

interface Props {
  onSend: (values: Everything) => void;
}

const meta = {
  title: 'ui/react-hook-form/form/features',
  args: { onSend: fn() },
  argTypes: { onSend: { table: { disable: true } } },
} satisfies Meta<Props>;
export default meta;
type Story = StoryObj<Props>;

const send = async ({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) =>
  userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
const sent = (onSend: unknown, values: Partial<Everything>) =>
  waitFor(() => expect(onSend).toHaveBeenCalledWith(expect.objectContaining(values)));

/** RhfTextField, RhfPhoneField, RhfAmountField, RhfCodeField: a key press renders nothing. */
export const Typed: Story = {
  render: ({ onSend }) => (
    <DemonstrationForm onSend={onSend}>{(form) => <TypedRows control={form.control} />}</DemonstrationForm>
  ),
  play: async (context) => {
    await send(context);
    await expectRowInvalid('First name', 'Answer this');
    await fillRow('First name', 'Wanjiru');
    await expectRowValid('First name');
    await fillRow('Mobile number', '0712 345 412');
    await fillRow('Amount to pay', '10370');
    await expectRowValue('Amount to pay', '10,370');
    await fillRow('Code from the SMS', '4819');
    await expectRowInvalid('Code from the SMS', 'Enter the 6 digits');
    await fillRow('Code from the SMS', '481920');
    await send(context);
    await sent(context.args.onSend, {
      name: 'Wanjiru',
      phone: '712345412',
      amount: '10370',
      code: '481920',
    });
  },
};

/** RhfRadioRow, RhfRadioList, RhfChoiceChips, RhfRating, RhfAmountSlider. */
export const Choices: Story = {
  render: ({ onSend }) => (
    <DemonstrationForm onSend={onSend}>{(form) => <ChoiceRows control={form.control} />}</DemonstrationForm>
  ),
  play: async (context) => {
    await send(context);
    await expectRowInvalid('For how long?', 'Answer this');
    await chooseRadio('Gender', 'Female');
    await chooseRadio('What is it for?', 'Rent');
    await chooseRadio('For how long?', '91 days');
    await chooseRadio('How was it?', '4 of 5, good');
    await slideTo('How much?', 4500);
    await expectRowValid('For how long?');
    await send(context);
    await sent(context.args.onSend, {
      gender: 'Female',
      purpose: 'rent',
      days: 91,
      stars: 4,
      borrow: 4500,
    });
  },
};

/** RhfCheckbox, RhfSwitch, RhfCheckboxGroup, RhfAgreementCheck. */
export const Ticks: Story = {
  render: ({ onSend }) => (
    <DemonstrationForm onSend={onSend}>{(form) => <TickRows control={form.control} />}</DemonstrationForm>
  ),
  play: async (context) => {
    await send(context);
    await expectRowInvalid('What do you spend most on?', 'Answer this');
    await tick('Send me offers');
    await tick('Alert me to new sign-ins');
    await tick('Rent');
    await tick('School fees');
    await tick(/loan agreement/);
    await send(context);
    await sent(context.args.onSend, { offers: true, alerts: true, uses: ['rent', 'school'], agreed: true });
  },
};

/**
 * RhfPickerField, RhfRegionField, RhfDateField, RhfWeekdayField, RhfDayOfMonthField, RhfValidPeriodField: row
 * and sheet in one.
 */
export const Pickers: Story = {
  render: ({ onSend }) => (
    <DemonstrationForm onSend={onSend}>{(form) => <PickerRows control={form.control} />}</DemonstrationForm>
  ),
  play: async (context) => {
    await send(context);
    await expectRowInvalid('Where you live', 'Answer this');
    await pickFrom('Education', 'College');
    await pickFrom('Where you live', ['Rift Valley', 'Nakuru']);
    await expectRowValue('Where you live', 'Nakuru, Rift Valley');
    await setDate('Birthday', '1994-03-14');
    await pickFrom('Payday of the week', 'Friday');
    await pickFrom('Payday of the month', '31');
    await setPeriod('Card valid until', '2029-07');
    await expectRowValue('Card valid until', '07/29');
    await send(context);
    await sent(context.args.onSend, {
      education: 'College',
      home: { state: 'Rift Valley', city: 'Nakuru' },
      birthday: '1994-03-14',
      payday: 5,
      payDate: 31,
      validUntil: '2029-07',
    });
  },
};

/** RhfPhotoField: the form holds what the other side calls the photo, once it has arrived. */
export const Photo: Story = {
  render: ({ onSend }) => (
    <DemonstrationForm onSend={onSend}>{(form) => <PhotoRow control={form.control} />}</DemonstrationForm>
  ),
  play: async (context) => {
    await send(context);
    await expectRowInvalid('ID, front', 'Answer this');
    await givePhoto('ID, front', await pictureOfACard());
    await waitFor(() =>
      expect(context.canvas.getByRole('group', { name: 'ID, front' })).toHaveAttribute('data-state', 'done'),
    );
    await send(context);
    await sent(context.args.onSend, { front: 'photo-1' });
  },
};

/** Filled from `defaultValues`, without a change. */
export const FilledBefore: Story = {
  render: ({ onSend }) => (
    <DemonstrationForm values={something} onSend={onSend}>
      {(form) => <EveryRow control={form.control} />}
    </DemonstrationForm>
  ),
  play: async (context) => {
    await expectRowValue('Birthday', '14 March 1994');
    await expectRowValue('How much?', 'KSh 4,500');
    await send(context);
    await sent(context.args.onSend, something);
  },
};

/** Everything is asked for and nothing given: the summary names the rows in the order of the page. */
export const AllWrong: Story = {
  render: ({ onSend }) => (
    <DemonstrationForm onSend={onSend}>{(form) => <EveryRow control={form.control} />}</DemonstrationForm>
  ),
  play: async (context) => {
    await send(context);
    const summary = await context.canvas.findByRole('region', { name: 'Please fix 19 answers' });
    await expect(summary).toHaveFocus();
    const [first, , third] = context.canvas.getAllByRole('link');
    await expect(first).toHaveTextContent('First name: answer this');
    await expect(third).toHaveTextContent('Amount to pay: answer this');
  },
};

/** Shown, not to be changed, and left out of what is sent. */
export const Disabled: Story = {
  render: ({ onSend }) => (
    <DemonstrationForm values={something} onSend={onSend}>
      {(form) => <EveryRow control={form.control} disabled />}
    </DemonstrationForm>
  ),
};

/** `reset()` brings back what the form began with, and takes errors and summary away. */
export const Reset: Story = {
  render: ({ onSend }) => (
    <DemonstrationForm onSend={onSend}>
      {(form) => (
        <>
          <TypedRows control={form.control} />
          <PickerRows control={form.control} />
          <Button variant="outline" onClick={() => form.reset()}>
            Begin again
          </Button>
        </>
      )}
    </DemonstrationForm>
  ),
  play: async (context) => {
    await fillRow('First name', 'Wanjiru');
    await pickFrom('Education', 'College');
    await send(context);
    await expectRowInvalid('Birthday');
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Begin again' }));
    await expectRowValue('First name', '');
    await expectRowValue('Education', 'Choose');
    await expectRowValid('Birthday');
    await waitFor(() => expect(context.canvas.queryByRole('region')).not.toBeInTheDocument());
  },
};

/** What a server found, after the form was sent: `setError`, then `reportErrors`. */
export const FoundByTheServer: Story = {
  render: ({ onSend }) => (
    <DemonstrationForm values={something} onSend={onSend}>
      {(form) => (
        <>
          <TypedRows control={form.control} />
          <Button
            variant="outline"
            onClick={() => {
              form.setError('phone', { type: 'server', message: 'answer.missing' });
              reportErrors(form.control);
            }}
          >
            Let the server refuse
          </Button>
        </>
      )}
    </DemonstrationForm>
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await send(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Let the server refuse' }));
    await expect(await canvas.findByRole('region', { name: 'Please fix 1 answer' })).toHaveFocus();
    await expectRowInvalid('Mobile number', 'Answer this');
    await fillRow('Mobile number', '0722 000 111');
    await expectRowValue('Mobile number', '722000111');
    await expectRowValid('Mobile number');
  },
};
