import { PhotoCamera } from '@kopa/ui/photo-camera';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { body } from '../overlays/opened-by.tsx';
import { aCard, aDarkCard, aFace, aShakenCard, seeing } from './camera-samples.ts';

const meta = {
  title: 'ui/fields/photo-camera/features',
  component: PhotoCamera,
  args: { open: true, onOpenChange: fn(), title: 'ID, front', shape: 'card', onFile: fn() },
  parameters: { docs: { story: { inline: false, height: '740px' } } },
} satisfies Meta<typeof PhotoCamera>;
export default meta;
type Story = StoryObj<typeof meta>;

const face = { title: 'Your face', shape: 'face' } as const;
const says = (text: string | RegExp) => async () => {
  await expect(await body().findByText(text)).toBeVisible();
};
const press = async (name: string) => userEvent.click(await body().findByRole('button', { name }));
/** The picture is there, and the photo is taken. */
const taking = (live: string, then: string) => async () => {
  await says(live)();
  await press('Take a photo');
  await says(then)();
};

/** The permission request; the file input is available after a refusal. */
export const Asking: Story = {
  beforeEach: seeing({ asks: true }),
  play: says('Press “Allow” when the phone asks about the camera.'),
};
export const Ready: Story = {
  tags: ['no-picture'],
  beforeEach: seeing(),
  play: says('Ready. Hold still and take the photo.'),
};
export const TooDark: Story = {
  beforeEach: seeing({ paint: aDarkCard }),
  play: says('Too dark. Go near a window.'),
};
export const NotSharp: Story = {
  beforeEach: seeing({ paint: aShakenCard }),
  play: says('Not sharp yet. Hold the phone still.'),
};
export const TooFarAway: Story = {
  beforeEach: seeing({ paint: aCard(0.4) }),
  play: says('Too far away. Come closer, until the card fills the frame.'),
};

/** Only where the camera has one. */
export const WithALight: Story = {
  beforeEach: seeing({ torch: true }),
  play: async () => {
    await says('Ready. Hold still and take the photo.')();
    await press('Turn light on');
    await expect(await body().findByRole('button', { name: 'Turn light off' })).toBeVisible();
  },
};

/** The preview is mirrored; the photo is not. */
export const Face: Story = {
  args: face,
  beforeEach: seeing({ paint: aFace }),
  play: async () => {
    await says('Fit your face into the oval')();
    const shutter = body().getByRole('button', { name: 'Take a photo' });
    await waitFor(() => expect(shutter).not.toHaveAttribute('aria-disabled'));
    await expect(body().queryByRole('button', { name: 'Choose a photo' })).toBeNull();
  },
};
export const Taken: Story = {
  beforeEach: seeing(),
  play: taking('Ready. Hold still and take the photo.', 'Can you read every word and number?'),
};
export const TakenFace: Story = {
  args: face,
  beforeEach: seeing({ paint: aFace }),
  play: async () => {
    const shutter = await body().findByRole('button', { name: 'Take a photo' });
    await waitFor(() => expect(shutter).not.toHaveAttribute('aria-disabled'));
    await press('Take a photo');
    await says('Can you see your whole face?')();
  },
};

/** The hint advises, and the user decides. */
export const TakenBlurred: Story = {
  beforeEach: seeing({ paint: aShakenCard }),
  play: taking(
    'Not sharp yet. Hold the phone still.',
    'It looks blurred. Hold the phone still and take it again.',
  ),
};
export const Refused: Story = {
  beforeEach: seeing({ fails: 'NotAllowedError' }),
  play: says(/^The camera is not allowed here/),
};

/** Another app uses the camera. */
export const InUse: Story = {
  beforeEach: seeing({ fails: 'NotReadableError' }),
  play: says(/^The camera cannot be used now/),
};
export const RefusedInSwahili: Story = {
  beforeEach: seeing({ fails: 'NotAllowedError' }),
  globals: { locale: 'sw', viewport: { value: 'small', isRotated: false } },
  play: says(/^Kamera haijaruhusiwa hapa/),
};
export const LargeWordsInSpanish: Story = {
  beforeEach: seeing({ paint: aShakenCard, torch: true }),
  globals: { textSize: '200%', locale: 'es', viewport: { value: 'small', isRotated: false } },
  play: says('Aún no se ve nítida. Sujeta bien el teléfono.'),
};
export const NoCamera: Story = {
  beforeEach: seeing({ fails: 'NotFoundError' }),
  play: says(/^No camera was found/),
};
