import {
  chooseRadio,
  expectRowInvalid,
  expectRowValid,
  expectRowValue,
  fillRow,
  formTester,
  givePhoto,
  pickFrom,
  setDate,
  setPeriod,
  slideTo,
  tick,
} from '@kopa/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { guide } from '../../guide.ts';
import { DemonstrationForm, EveryRow, something, type Everything } from '../react-hook-form/every-field.tsx';
import { pictureOfACard } from './picture-of-a-card.ts';

interface Props {
  onSend: (values: Everything) => void;
}

const meta = {
  title: 'ui/testing/steps',
  component: EveryRow as never,
  args: { onSend: fn() },
  argTypes: { onSend: { table: { disable: true } } },
  render: ({ onSend }: Props) => (
    <DemonstrationForm onSend={onSend}>{(form) => <EveryRow control={form.control} />}</DemonstrationForm>
  ),
  parameters: guide({
    keys: 'none',
    dos: [
      'Call rows as a person reads them: fillRow("First name", "Wanjiru"). The asterisk and "(optional)" may be left out.',
      'Await each step: it ends when the page has answered, the sheet is gone, or with a message that says what is there instead.',
      'Give formTester the strings that StringsProvider got, when the form speaks another language than English.',
      'Pass `within` where two forms have rows of the same name.',
    ],
    donts: [
      'Look for ids, classes or data attributes: they change, labels are promises.',
      'Sleep. Say what should come: expectRowInvalid waits for it.',
      'Test that a row is red. expectRowInvalid tests what a reader hears: the mark and its message on the control.',
      'Open a sheet, pick and confirm by hand where pickFrom and setDate do it.',
    ],
  }),
} satisfies Meta<Props>;
export default meta;
type Story = StoryObj<Props>;

/** A form with every field, filled by steps alone. This is its whole test: */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const { expectRowInvalid: isWrong } = formTester({ within: canvasElement });
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await isWrong('First name', 'Answer this');
    await isWrong('Birthday', 'Answer this');

    await fillRow('First name', 'Wanjiru');
    await fillRow('Mobile number', '0712 345 412');
    await fillRow('Amount to pay', '10370');
    await fillRow('Code from the SMS', '481920');
    await chooseRadio('Gender', 'Female');
    await chooseRadio('What is it for?', 'Stock for my business');
    await chooseRadio('For how long?', '91 days');
    await chooseRadio('How was it?', /^4 of 5/);
    await slideTo('How much?', 4500);
    await tick('Send me offers');
    await tick('Alert me to new sign-ins');
    await tick('Stock for my business', true, {
      within: canvas.getByRole('group', { name: /^What do you spend most on/ }),
    });
    await tick('Rent', true, { within: canvas.getByRole('group', { name: /^What do you spend most on/ }) });
    await tick(/loan agreement/);
    await pickFrom('Education', 'University');
    await pickFrom('Where you live', ['Rift Valley', 'Nakuru']);
    await setDate('Birthday', '1994-03-14');
    await pickFrom('Payday of the week', 'Friday');
    await pickFrom('Payday of the month', '31');
    await setPeriod('Card valid until', '2029-07');
    await givePhoto('ID, front', await pictureOfACard());

    await expectRowValid('First name');
    await expectRowValue('Where you live', 'Nakuru, Rift Valley');
    await expectRowInvalid('Last name', undefined, { patience: 50 }).then(
      () => expect.unreachable(),
      (error: Error) => expect(error.message).toContain('The rows here: "First name"'),
    );
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'ID, front' })).toHaveAttribute('data-state', 'done'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith(something));
  },
};
