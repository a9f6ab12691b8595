import { Illustration } from '@kopa/ui/illustration';
import { PhotoCamera, usePhotoCamera } from '@kopa/ui/photo-camera';
import { PhotoField, usePhoto } from '@kopa/ui/photo-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { body } from '../overlays/opened-by.tsx';
import { aFace, seeing } from './camera-samples.ts';

const meta = {
  title: 'ui/fields/photo-camera/examples',
  component: PhotoCamera,
  args: { open: true, onOpenChange: fn(), title: 'ID, front', shape: 'card', onFile: fn() },
  parameters: { docs: { story: { inline: false, height: '740px' } } },
} satisfies Meta<typeof PhotoCamera>;
export default meta;
type Story = StoryObj<typeof meta>;

const says = (text: string | RegExp) => async () => {
  await expect(await body().findByText(text)).toBeVisible();
};

function Front() {
  const { askFor, camera } = usePhotoCamera();
  const photo = usePhoto({ send: () => Promise.resolve() });
  return (
    <main className="flex flex-col gap-3 p-4">
      <h1 className="mb-1 text-heading">Three photos to show it is you</h1>
      <PhotoField
        {...photo}
        title="1. ID, front"
        caption={photo.state === 'done' ? 'Received' : 'Now: lay the card on a table'}
        frame="card"
        illustration={<Illustration name="card-front" />}
        ask={askFor({ shape: 'card', title: 'ID, front' })}
      />
      {camera}
    </main>
  );
}

/** Before the browser's own camera, in a PhotoField: taken here, and sent on the usual way. */
export const InAField: Story = {
  beforeEach: seeing(),
  render: () => <Front />,
  play: async ({ canvas }) => {
    // Until the page knows that there is a camera, its button opens the browser's own.
    await waitFor(async () => {
      if (!body().queryByRole('dialog'))
        await userEvent.click(canvas.getByRole('button', { name: 'Take a photo' }));
      await expect(body().getByRole('dialog')).toBeVisible();
    });
    await says('Ready. Hold still and take the photo.')();
    await userEvent.click(within(body().getByRole('dialog')).getByRole('button', { name: 'Take a photo' }));
    await userEvent.click(await body().findByRole('button', { name: 'Use this photo' }));
    await expect(await canvas.findByText('Received')).toBeVisible();
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Take it again' }));
    await says('Ready. Hold still and take the photo.')();
  },
};

/** The selfie, as in a mirror. */
export const Face: Story = {
  args: { shape: 'face', title: 'Your face' },
  beforeEach: seeing({ paint: aFace }),
  play: async () => {
    await says('Fit your face into the oval')();
    const shutter = body().getByRole('button', { name: 'Take a photo' });
    await waitFor(() => expect(shutter).not.toHaveAttribute('aria-disabled'));
  },
};
