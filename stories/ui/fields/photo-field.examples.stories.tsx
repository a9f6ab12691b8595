import { IdCard, Lock, Sun, ZapOff } from '@kopa/ui/icons';
import { Illustration } from '@kopa/ui/illustration';
import { Note } from '@kopa/ui/note';
import { PhotoField, PhotoHints, usePhoto, type UsePhotoOptions } from '@kopa/ui/photo-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { choose, darkCard, inputs, photo } from './photo-samples.ts';

const nothing = () => undefined;
const meta = {
  title: 'ui/fields/photo-field/examples',
  component: PhotoField,
  args: { title: '', state: 'now', onFile: nothing },
} satisfies Meta<typeof PhotoField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Identity({ send }: UsePhotoOptions) {
  const back = usePhoto({ send });
  return (
    <main className="flex flex-col gap-3 p-4">
      <h1 className="mb-1 text-heading">Three photos to show it is you</h1>
      <PhotoField
        title="1. ID, front"
        caption="Clear to read"
        state="done"
        retakeLabel="Retake"
        illustration={<Illustration name="card-done" />}
        onFile={nothing}
      />
      <PhotoField
        {...back}
        title="2. ID, back"
        caption={back.state === 'done' ? 'Clear to read' : 'Now: turn the card over'}
        frame="card"
        illustration={<Illustration name="card-back" />}
      >
        <PhotoHints
          hints={[
            { icon: <Sun aria-hidden />, text: 'Lay it flat in good light' },
            { icon: <ZapOff aria-hidden />, text: 'No flash: it hides the numbers' },
            { icon: <IdCard aria-hidden />, text: 'All four corners in the frame' },
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
    </main>
  );
}

const never = () => new Promise<void>(nothing);

/** Before the photo: an empty frame, and advice. */
export const BeforeThePhoto: Story = { render: () => <Identity send={never} /> };

/**
 * The upload, in the frame, which shows whether all corners are visible. The upload can be stopped, and the
 * photo stays.
 */
export const OnItsWay: Story = {
  render: () => (
    <Identity
      send={(_, { onProgress }) => {
        onProgress(0.6);
        return never();
      }}
    />
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [, gallery] = inputs(canvasElement).slice(1);
    choose(gallery, await photo());
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Send this photo' }));
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '60');
  },
};

/** A dark photo: advice before data is spent, and the user decides. */
export const LooksDark: Story = {
  render: () => <Identity send={never} />,
  play: async ({ canvas, canvasElement }) => {
    const [, gallery] = inputs(canvasElement).slice(1);
    choose(gallery, await photo(darkCard));
    await canvas.findByText('It looks dark. Go near a window and take it again.');
    await expect(canvas.getByRole('button', { name: 'Send this photo' })).toBeVisible();
  },
};

/** The line broke: the photo is kept, and is sent again by one tap. */
export const TheLineBroke: Story = {
  render: () => <Identity send={() => Promise.reject(new Error('no line'))} />,
  play: async ({ canvas, canvasElement }) => {
    const [, gallery] = inputs(canvasElement).slice(1);
    choose(gallery, await photo());
    await canvas.findByRole('button', { name: 'Try again' });
  },
};
