import { PhotoCamera } from '@kopa/ui/photo-camera';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { guide } from '../../guide.ts';
import { body, closedBy, escape, OpenedBy, openWithKeys } from '../overlays/opened-by.tsx';
import { seeing } from './camera-samples.ts';

/**
 * The camera within the page, with a frame that shows how to hold the card. `usePhotoCamera` puts the camera
 * before the browser's own in a PhotoField: without a camera, or after a refusal, the same press opens the
 * file input.
 */
const meta = {
  title: 'ui/fields/photo-camera',
  component: PhotoCamera,
  args: { open: false, onOpenChange: () => undefined, title: 'ID, front', shape: 'card', onFile: fn() },
  beforeEach: seeing(),
  render: (args) => (
    <OpenedBy heading="Three photos" label="Photo of the front">
      {(isOpen, onOpenChange) => <PhotoCamera {...args} open={isOpen} onOpenChange={onOpenChange} />}
    </OpenedBy>
  ),
  parameters: {
    ...guide({
      keys: [
        [
          'Enter, Space',
          'takes the photo: the focus is at the large button; then on the title, where a second press uses nothing',
        ],
        [
          'Tab',
          'Cancel, the large button, a photo that is there already, the light; of a photo taken: take it again, use it',
        ],
        ['Escape', 'closes it and takes nothing; the focus is back at what opened it'],
      ],
      dos: [
        'Open it with usePhotoCamera: it knows before the press whether there is a camera and whether it was refused.',
        'Send the photo on the usual way, usePhoto or preparePhoto: it is as large as the sensor gives it.',
        'Say in the title which photo it is, in two or three words.',
      ],
      donts: [
        'Open it without a press: the phone would ask for the camera, and nobody knows why.',
        'Refuse a photo that looks dark or blurred: the look is a guess, and may only advise.',
        'Take the way to the file input away: cameras are refused, broken, or held by other apps.',
      ],
    }),
    docs: { story: { inline: false, height: '740px' } },
  },
} satisfies Meta<typeof PhotoCamera>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By keys alone: taken, taken again, used. */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await openWithKeys('Photo of the front');
    await expect(dialog).toHaveAccessibleName('ID, front');
    await body().findByText('Ready. Hold still and take the photo.');
    await waitFor(() => expect(body().getByRole('button', { name: 'Take a photo' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await body().findByText('Can you read every word and number?');
    await waitFor(() => expect(body().getByRole('heading', { name: 'ID, front' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await body().findByText('Ready. Hold still and take the photo.');
    await waitFor(() => expect(body().getByRole('button', { name: 'Take a photo' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await body().findByText('Can you read every word and number?');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(body().getByRole('button', { name: 'Use this photo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await closedBy('confirm', 'Photo of the front');
    await expect(args.onFile).toHaveBeenCalledTimes(1);
    await openWithKeys('Photo of the front');
    await escape();
    await closedBy('escape', 'Photo of the front');
    await openWithKeys('Photo of the front');
    await body().findByText('Ready. Hold still and take the photo.');
  },
};
