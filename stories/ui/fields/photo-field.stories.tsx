import { IdCard, ReceiptText } from '@kopa/ui/icons';
import { Illustration } from '@kopa/ui/illustration';
import { downscale, PhotoButton, PhotoField, PhotoHints } from '@kopa/ui/photo-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

const meta = {
  title: 'ui/fields/photo-field',
  component: PhotoField,
  decorators: [(Story) => <div className="flex flex-col gap-3 p-4">{Story()}</div>],
  args: {
    title: '2. ID, back',
    caption: 'Now: turn the card over',
    state: 'now',
    illustration: <Illustration name="card-back" />,
    onFile: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PhotoField>;
export default meta;
type Story = StoryObj<typeof meta>;

async function picture(width: number, height: number): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws nothing.');
  context.fillStyle = 'teal';
  context.fillRect(0, 0, width, height / 2);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (!blob) throw new Error('This browser makes no PNG.');
  return new File([blob], 'id.png', { type: 'image/png' });
}

const inputs = (root: HTMLElement) => [...root.querySelectorAll<HTMLInputElement>('input[type=file]')];

function choose(input: HTMLInputElement | undefined, file: File) {
  if (!input) throw new Error('There is no file input.');
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Two ways: the camera, and a photo that is there already. */
export const Default: Story = {
  args: {
    children: (
      <PhotoHints
        hints={[
          { icon: <IdCard aria-hidden />, text: 'All four corners in the picture' },
          { icon: <ReceiptText aria-hidden />, text: 'The numbers can be read' },
        ]}
      />
    ),
  },
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
    const file = await picture(40, 30);
    choose(gallery, file);
    await waitFor(() => expect(args.onFile).toHaveBeenCalledWith(file));
    await expect(gallery).toHaveValue('');
  },
};

export const Todo: Story = {
  args: {
    state: 'todo',
    title: '3. Your face',
    caption: 'After the card. 5 to 10 seconds.',
    illustration: <Illustration name="face" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Sending: Story = { args: { state: 'sending', progress: 0.4 } };

export const Done: Story = {
  args: {
    state: 'done',
    title: '1. ID, front',
    caption: 'Clear to read',
    retakeLabel: 'Retake',
    illustration: <Illustration name="card-done" />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Retake' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Retake' })).toHaveAccessibleDescription('1. ID, front');
  },
};

/** The photo stays: trying again sends the same one. */
export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'Error: The photo was not sent. Try again.',
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('button', { name: 'Take it again' })).toBeVisible();
  },
};

function Try() {
  const [said, say] = useState('');
  const read = async (file: File) => {
    const result = await downscale(file, { maxSide: 160, maxInputBytes: 100_000 });
    if ('error' in result) return say(result.error);
    const bitmap = await createImageBitmap(result);
    say(`${result.type} ${bitmap.width}x${bitmap.height}`);
  };
  return (
    <>
      <PhotoButton onFile={(file) => void read(file)}>Choose a photo</PhotoButton>
      <p className="text-body">{said}</p>
    </>
  );
}

/** `downscale`: a large photo gets small, what is no photo and what is too large are told apart. */
export const Downscale: Story = {
  render: () => <Try />,
  play: async ({ canvas, canvasElement }) => {
    const [input] = inputs(canvasElement);
    choose(input, await picture(320, 200));
    await canvas.findByText('image/jpeg 160x100');
    choose(input, new File(['not a picture'], 'id.jpg', { type: 'image/jpeg' }));
    await canvas.findByText('not-an-image');
    choose(input, new File([new Uint8Array(100_001)], 'id.jpg', { type: 'image/jpeg' }));
    await canvas.findByText('too-large');
  },
};

export const NowDark: Story = { globals: { mode: 'dark' } };
export const FailedSmallSpanish: Story = {
  args: { state: 'failed' },
  globals: { locale: 'es', viewport: { value: 'small', isRotated: false }, textSize: '150%' },
};
