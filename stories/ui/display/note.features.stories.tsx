import { Calendar, Lock } from '@kopa/ui/icons';
import { Note } from '@kopa/ui/note';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'ui/display/note/features',
  component: Note,
  decorators: [(Story) => <div className="flex flex-col items-stretch gap-4 p-4">{Story()}</div>],
  args: { children: 'You can close the app safely.' },
} satisfies Meta<typeof Note>;
export default meta;
type Story = StoryObj<typeof meta>;

const all = () => (
  <>
    <Note tone="info">EasyCash will never call to ask for this code.</Note>
    <Note tone="success">You can close the app safely.</Note>
    <Note tone="warning">Your photo is kept on this phone until there is a connection.</Note>
    <Note tone="danger">This loan is 7 days late. KSh 200 are added each day.</Note>
    <Note tone="primary">You can apply again from Monday.</Note>
    <Note tone="neutral" icon={<Lock aria-hidden />}>
      Used only to check your identity. Your contacts never see it.
    </Note>
  </>
);

/** Each tone with its own icon; `neutral` is an aside without a background. */
export const Tones: Story = { render: all };
export const TonesDark: Story = { render: all, globals: { mode: 'dark' } };

/** News with a title. */
export const Title: Story = {
  args: {
    tone: 'primary',
    icon: <Calendar aria-hidden />,
    title: 'You can apply again from Monday 21 December 2026',
    children: 'A smaller amount is easier to approve.',
  },
};

export const TitleOnly: Story = { args: { tone: 'success', title: 'Paid in full', children: undefined } };
export const WithoutIcon: Story = { args: { icon: null } };

/** The icon stays beside the first line. */
export const LongWords: Story = {
  args: {
    tone: 'warning',
    title: 'Hakuna mtandao kwa sasa, lakini majibu yako yote yamehifadhiwa kwenye simu hii',
    children: 'Tutayatuma mara tu utakapounganishwa tena, hata kama utafunga programu kabla ya hapo.',
  },
  globals: { viewport: { value: 'small', isRotated: false }, textSize: '150%' },
};
