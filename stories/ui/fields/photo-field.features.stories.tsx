import { Illustration } from '@kopa/ui/illustration';
import { acceptPhotos, PhotoButton, PhotoField, usePhotoFaultText } from '@kopa/ui/photo-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { inputs } from './photo-samples.ts';

const meta = {
  title: 'ui/fields/photo-field/features',
  component: PhotoField,
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: {
    title: '2. ID, back',
    caption: 'Now: turn the card over',
    state: 'now',
    illustration: <Illustration name="card-back" />,
    onFile: fn(),
    onRetry: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof PhotoField>;
export default meta;
type Story = StoryObj<typeof meta>;

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
export const Framed: Story = { args: { frame: 'card' } };
export const FramedFace: Story = {
  args: {
    frame: 'face',
    title: '3. Your face',
    caption: 'Fill the oval',
    capture: 'user',
    cameraOnly: true,
    illustration: <Illustration name="face" />,
  },
  play: async ({ canvasElement }) => {
    await expect(inputs(canvasElement).map((input) => input.getAttribute('capture'))).toEqual(['user']);
  },
};
export const FramedPage: Story = {
  args: { frame: 'page', title: 'M-Pesa statement', caption: 'The last 30 days', illustration: undefined },
};
export const Preparing: Story = { args: { state: 'preparing', frame: 'card' } };

/** The upload can be stopped; the button names the photo for screen readers. */
export const Sending: Story = {
  args: { state: 'sending', progress: 0.6, bytes: 290_000 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '174 of 290 kB');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveAccessibleDescription('2. ID, back');
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
};
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

/** A fault is a value: the field states the fault in the user's words. */
export const Heic: Story = {
  args: { state: 'failed', onRetry: undefined, error: { error: 'heic' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/HEIC file.*or choose a JPEG\.$/);
  },
};
export const TooLarge: Story = {
  args: {
    state: 'failed',
    onRetry: undefined,
    error: { error: 'too-large', bytes: 24_000_000, maxBytes: 20_000_000 },
  },
};
export const Advice: Story = {
  args: { advice: ['blurry'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/It looks blurred/)).toBeVisible();
  },
};

function Proofs() {
  const faultText = usePhotoFaultText();
  const [kept, keep] = useState<File[]>([]);
  const [faults, setFaults] = useState<string[]>([]);
  return (
    <div className="flex flex-col gap-3">
      <PhotoButton
        multiple
        variant="outline"
        onFiles={(files) => {
          const sorted = acceptPhotos(files, { most: 2, already: kept.length });
          keep([...kept, ...sorted.accepted]);
          setFaults(sorted.faults.map(faultText));
        }}
      >
        Choose photos
      </PhotoButton>
      <p className="text-body">{kept.map(({ name }) => name).join(', ')}</p>
      <ul className="text-label text-danger" aria-live="polite">
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </div>
  );
}

/** Several files at once, sorted by `acceptPhotos`: the accepted ones, and the reasons for the others. */
export const Several: Story = {
  render: () => <Proofs />,
  play: async ({ canvas, canvasElement }) => {
    const [input] = inputs(canvasElement);
    if (!input) throw new Error('There is no file input.');
    await expect(input.multiple).toBe(true);
    const transfer = new DataTransfer();
    for (const name of ['a.jpg', 'b.jpg', 'c.jpg'])
      transfer.items.add(new File(['x'], name, { type: 'image/jpeg' }));
    transfer.items.add(new File(['x'], 'd.pdf', { type: 'application/pdf' }));
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await canvas.findByText('a.jpg, b.jpg');
    await expect(canvas.getByText('Choose 2 photos at most')).toBeVisible();
    await expect(canvas.getByText(/This file is not a photo/)).toBeVisible();
  },
};
export const FailedSpanish: Story = {
  args: { state: 'failed', error: { error: 'heic' } },
  globals: { locale: 'es', viewport: { value: 'small', isRotated: false } },
};
