import { IdCard, ReceiptText } from '@kopa/ui/icons';
import { Illustration } from '@kopa/ui/illustration';
import { PhotoButton, PhotoField, PhotoFrame, PhotoHints } from '@kopa/ui/photo-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { guide } from '../../guide.ts';
import { choose, inputs, photo } from './photo-samples.ts';

const meta = {
  title: 'ui/fields/photo-field',
  component: PhotoField,
  subcomponents: { PhotoButton, PhotoFrame, PhotoHints },
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: {
    title: '2. ID, back',
    caption: 'Now: turn the card over',
    state: 'now',
    illustration: <Illustration name="card-back" />,
    onFile: fn(),
    children: (
      <PhotoHints
        hints={[
          { icon: <IdCard aria-hidden />, text: 'All four corners in the picture' },
          { icon: <ReceiptText aria-hidden />, text: 'The numbers can be read' },
        ]}
      />
    ),
  },
  parameters: guide({
    keys: [
      ['Tab', 'goes through the ways: camera, gallery; while sending, Cancel'],
      ['Enter, Space', 'opens the camera or the gallery; after stopping, the focus is on the next way'],
    ],
    dos: [
      'Let usePhoto do the way: it makes the photo small, looks whether it is dark or blurred, sends, stops and keeps it.',
      'Keep the photo after a failure: sending again must not mean taking it again.',
      'Say what makes a good photo before it is taken, in three hints at most.',
      'Show the frame where corners matter: an ID card, a receipt, a face.',
    ],
    donts: [
      'Offer only the camera: it does not open in every web view, and many photos are there already. A selfie is the exception.',
      'Refuse a photo because it looks dark or blurred: the look is a guess, and may only advise.',
      'Send what the camera gave: 8 MB on a metered line, with the place where it was taken.',
    ],
  }),
} satisfies Meta<typeof PhotoField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two ways: the camera, and a photo that is there already. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('group', { name: '2. ID, back' })).toBeVisible();
    const [camera, gallery] = inputs(canvasElement);
    await expect(camera).toHaveAttribute('capture', 'environment');
    await expect(gallery).not.toHaveAttribute('capture');
    const opened = fn();
    camera?.addEventListener('click', (event) => {
      event.preventDefault();
      opened();
    });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Take a photo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledTimes(1);
    const file = await photo();
    choose(gallery, file);
    await waitFor(() => expect(args.onFile).toHaveBeenCalledWith(file));
    await expect(gallery).toHaveValue('');
  },
};
