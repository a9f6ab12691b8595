import { DatePicker } from '@kopa/ui/date-picker';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { birthday, HeldDate } from './held-date.tsx';
import { body, closed, openSheet, press, row, said } from './in-sheet.ts';

const meta = {
  title: 'ui/pickers/date-picker/features',
  component: DatePicker,
  args: birthday,
  render: (args) => <HeldDate {...args} />,
  parameters: { docs: { story: { inline: false, height: '740px' } } },
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const column = (name: string) => body().getByRole('slider', { name });
const listOf = (name: string) => column(name).parentElement!.querySelector<HTMLElement>('.kopa-wheel-list')!;
const open = () => openSheet('Birthday');
const shown = async () => void (await open());

/** A tap on a row turns the wheel there; the date is right at once, before the wheel has come to rest. */
export const ByTap: Story = {
  tags: ['no-picture'],
  play: async () => {
    await open();
    const april = [...listOf('Month').children].find((element) => element.textContent === 'April')!;
    const box = april.getBoundingClientRect();
    await fireEvent.click(april, { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 });
    await press('Confirm');
    await closed();
    await expect(row('Birthday')).toHaveAccessibleName(expect.stringContaining('14 Apr 1994'));
  },
};

/** Scrolling is the browser's; the row at which it comes to rest is chosen. */
export const ByScroll: Story = {
  tags: ['no-picture'],
  play: async () => {
    await open();
    const years = listOf('Year');
    years.scrollTop = ((1990 - 1946) * years.clientHeight) / 5;
    await said('14 March 1990 · you are 36');
  },
};

/**
 * 31 stays wanted while the month turns: February has its last day, and says why; March has the 31st again.
 */
export const ShortMonth: Story = {
  args: { value: '1994-01-31' },
  play: async () => {
    await open();
    fireEvent.change(column('Month'), { target: { value: '2' } });
    await said('31 March 1994 · you are 32');
    fireEvent.change(column('Month'), { target: { value: '1' } });
    await said('28 February 1994 · the month has 28 days');
    await expect(column('Day')).toHaveAttribute('max', '27');
  },
};

/** Cancel forgets the draft: the next opening begins at the value. */
export const CancelRestores: Story = {
  play: async () => {
    await open();
    fireEvent.change(column('Year'), { target: { value: '30' } });
    await said('14 March 1976');
    await press('Cancel');
    await closed();
    await expect(row('Birthday')).toHaveAccessibleName(expect.stringContaining('14 Mar 1994'));
    await open();
    await said('14 March 1994');
  },
};

/** A day that cannot be taken says why, and Confirm keeps the sheet. */
export const TooYoung: Story = {
  args: { value: null, initial: '2010-06-01' },
  play: async () => {
    await open();
    await said('You must be 18 or older to borrow');
    await press('Confirm');
    await expect(body().getByRole('dialog')).toBeVisible();
    await expect(row('Birthday')).toHaveAccessibleName(expect.stringContaining('Choose'));
  },
};

export const AfterTheLastDay: Story = {
  args: { value: '2026-11-21', validate: undefined },
  play: async () => {
    await open();
    fireEvent.change(column('Month'), { target: { value: '11' } });
    await said('Choose 21 November 2026 or earlier');
  },
};

/** A day from before the limits were drawn: the wheels begin at the nearest, and say so. */
export const ValueOutside: Story = {
  args: { value: '1931-05-05' },
  play: async () => {
    await open();
    await said('it was 5 May 1931, which cannot be chosen here');
  },
};

/** Typed instead, in full height: the keyboard of digits needs the other half. */
export const Typed: Story = {
  args: { value: null, initial: '1996-01-01' },
  play: async () => {
    await open();
    await press('Type it instead');
    await waitFor(() => expect(body().getByRole('textbox', { name: 'Day' })).toHaveFocus());
    await userEvent.keyboard('4{Tab}7{Tab}1991');
    await said('4 July 1991 · you are 35');
  },
};

export const TypedByEnter: Story = {
  tags: ['no-picture'],
  ...Typed,
  play: async (context) => {
    await Typed.play?.(context);
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(row('Birthday')).toHaveAccessibleName(expect.stringContaining('4 Jul 1991'));
    await expect(row('Birthday')).toHaveFocus();
  },
};

/** The message states the fault, and the wrong input has the focus. */
export const TypedWrong: Story = {
  play: async () => {
    await open();
    await press('Type it instead');
    await userEvent.clear(body().getByRole('textbox', { name: 'Day' }));
    await userEvent.type(body().getByRole('textbox', { name: 'Day' }), '31');
    await userEvent.clear(body().getByRole('textbox', { name: 'Month' }));
    await userEvent.type(body().getByRole('textbox', { name: 'Month' }), '2');
    await press('Confirm');
    await said('31/2/1994 is not a date');
    const day = body().getByRole('textbox', { name: 'Day' });
    await expect(day).toHaveFocus();
    await expect(day).toHaveAttribute('aria-invalid', 'true');
  },
};

/** Back to the wheels with what was typed. */
export const TypedThenWheels: Story = {
  tags: ['no-picture'],
  ...Typed,
  play: async (context) => {
    await Typed.play?.(context);
    await press('Choose it instead');
    await said('4 July 1991');
    await expect(column('Year')).toHaveAttribute('aria-valuetext', '1991');
  },
};

/** Lists in place of wheels. */
export const AsLists: Story = { args: { presentation: 'list' }, play: shown };

const inOtherWords = (title: string, locale: string): Story => ({
  args: { title },
  globals: { locale },
  play: async () => void (await openSheet(title)),
});

export const Spanish: Story = inOtherWords('Fecha de nacimiento', 'es');
export const Swahili: Story = inOtherWords('Tarehe ya kuzaliwa', 'sw');
export const LargeText: Story = { globals: { textSize: '150%' }, play: shown };

/** The smallest phone with the largest words: the sheet takes the whole page. */
export const SmallPhoneDoubleText: Story = {
  globals: { textSize: '200%', viewport: { value: 'small', isRotated: false } },
  play: shown,
};
