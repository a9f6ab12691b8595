import { latestOrder } from '@kopa/contract/calls/loan';
import { curpOcr, finishUploadAllImg, uploadCurpBack, uploadCurpFront } from '@kopa/contract/calls/user';
import type { IdentityCheck, Order } from '@kopa/contract/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import IdentityScreen from '../../app/src/features/identity/identity-screen.tsx';
import { seeing } from '../ui/fields/camera-samples.ts';
import { choose, inputs, photo } from '../ui/fields/photo-samples.ts';
import { applying, orderAt } from './lender/orders.ts';
import { answer, loseLine, neverAnswer, refuse } from './lender/rules.ts';
import { breaksOff, isSending, isTold, press, saysItDidNotLoad, shows, tabTo, waits } from './phone/hands.ts';
import { address, phone, screenAt } from './phone/phone.tsx';

const meta = {
  title: 'app/identity',
  component: IdentityScreen,
  ...screenAt('/auth/id_card_authentication'),
} satisfies Meta<typeof IdentityScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

type Photos = Order['photos'];
const having = (photos: Partial<Photos> = {}) => [
  ...applying('identityOcr', undefined, { photos: { front: false, back: false, face: false, ...photos } }),
  answer(curpOcr, { state: 'read', error: null, fields: {} }),
];
/** The result of the check of all three photos. */
const checked = (state: IdentityCheck['state'], ...reasons: IdentityCheck['reasons']) =>
  answer(finishUploadAllImg, {
    order: orderAt(state === 'finished' ? 'bindCard' : 'identityOcr', { photos: all }),
    check: { state, reasons },
  });
const all: Photos = { front: true, back: true, face: true };
const there = shows('Three photos to show it is you');

/** The phone hands over a photo for the part that is now asked for. */
async function take(canvasElement: HTMLElement, name = 'id.png'): Promise<void> {
  const file = await photo();
  choose(inputs(canvasElement)[0], new File([file], name, { type: file.type }));
}

export const Empty: Story = { ...phone({ lender: having() }), play: there };

/** On a phone with a camera, the photo is taken in the page. */
export const InThePage: Story = {
  ...phone({ lender: having(), before: seeing() }),
  play: async (hands) => {
    await there(hands);
    const page = within(document.body);
    // Until the page knows that there is a camera, its button opens the phone's own.
    await waitFor(async () => {
      if (!page.queryByRole('dialog')) await press(hands, 'Photo of the front');
      await expect(page.getByRole('dialog', { name: '1. ID, front' })).toBeVisible();
    });
    await expect(await page.findByText('Ready. Hold still and take the photo.')).toBeVisible();
  },
};

/** The front is there, the back is asked for. */
export const FrontTaken: Story = {
  ...phone({ lender: having({ front: true }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Photo of the back' })).toBeVisible();
  },
};

/** All three are there. */
export const Filled: Story = {
  ...phone({ lender: having(all) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Continue' })).toBeEnabled();
  },
};

/** With keys alone: the button that sends the photos. */
export const WithKeys: Story = {
  ...phone({
    lender: [...having(all), checked('finished')],
  }),
  tags: ['no-picture'],
  play: async (hands) => {
    await tabTo(hands, await hands.canvas.findByRole('button', { name: 'Continue' }));
    await hands.userEvent.keyboard('{Enter}');
    await hands.canvas.findByText('The app goes on to /bank_account/add_bankcard');
    await expect(address()).toBe('/bank_account/add_bankcard');
  },
};

/** On its way: two fifths of the photo have left the phone. */
export const Sending: Story = {
  ...phone({ lender: [...having(), neverAnswer(uploadCurpFront, { sent: 0.4 })] }),
  play: async ({ canvas, canvasElement }) => {
    await there({ canvas });
    await take(canvasElement);
    await expect(await canvas.findByRole('progressbar', { name: /^Sending/ })).toBeVisible();
  },
};

/** The line broke; the photo is kept and can be sent again. */
export const NotSent: Story = {
  ...phone({ lender: [...having(), loseLine(uploadCurpFront)] }),
  play: async ({ canvas, canvasElement }) => {
    await there({ canvas });
    await take(canvasElement);
    await isTold({ canvas }, /^There is no connection/);
  },
};

/** The lender cannot read the back. */
export const Invalid: Story = {
  ...phone({
    lender: [...having({ front: true }), refuse(uploadCurpBack, 'cardBackNotRecognised')],
  }),
  play: async ({ canvas, canvasElement }) => {
    await there({ canvas });
    choose(inputs(canvasElement)[1], await photo());
    await isTold({ canvas }, /^Card back failed to identify/);
  },
};

/** The file is no picture. */
export const NoPicture: Story = {
  ...phone({ lender: having() }),
  play: async ({ canvas, canvasElement }) => {
    await there({ canvas });
    choose(inputs(canvasElement)[0], new File(['no picture'], 'id.jpg', { type: 'image/jpeg' }));
    await isTold({ canvas }, /^This file is not a photo/);
  },
};

export const SendingAll: Story = {
  ...phone({ lender: [...having(all), neverAnswer(finishUploadAllImg)] }),
  play: async (hands) => {
    await press(hands, 'Continue');
    await isSending(hands);
  },
};

/** The check takes 5 to 10 seconds. */
export const Checking: Story = {
  ...phone({ lender: [...having(all), checked('checking')] }),
  play: async (hands) => {
    await press(hands, 'Continue');
    await hands.canvas.findByText('Checking your photos. It takes 5 to 10 seconds.');
  },
};

/** The card differs from the typed values. */
export const DoesNotAgree: Story = {
  ...phone({ lender: [...having(all), checked('look', 'numberDiffers', 'namesDiffer')] }),
  play: async (hands) => {
    await press(hands, 'Continue');
    await hands.canvas.findByText('The ID number on your card is not the one you typed.');
    await expect(await hands.canvas.findByRole('button', { name: 'It is correct, continue' })).toBeEnabled();
  },
};

/** The face may be another one; there is nothing to correct but the photo. */
export const FaceInDoubt: Story = {
  ...phone({ lender: [...having(all), checked('look', 'faceDoubtful')] }),
  play: async (hands) => {
    await press(hands, 'Continue');
    await hands.canvas.findByText('We are not sure that your face is the one on the card.');
    await hands.canvas.findByRole('button', { name: 'It is correct, continue' });
    await expect(hands.canvas.queryByRole('button', { name: 'Correct what I typed' })).toBeNull();
  },
};

/** The card could not be read while the face was being taken. */
export const CardUnread: Story = {
  ...phone({
    lender: [
      ...having({ front: true, back: true }),
      answer(curpOcr, { state: 'failed', error: 'ocrFailed', fields: {} }),
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/^OCR identification failed, restart/)).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Photo of the front' })).toBeEnabled();
  },
};

export const Loading: Story = { ...phone({ lender: [neverAnswer(latestOrder)] }), play: waits };

export const Failed: Story = {
  ...phone({ lender: [refuse(latestOrder, 'internal')] }),
  play: saysItDidNotLoad,
};

export const Offline: Story = {
  ...phone({ lender: having({ front: true }) }),
  play: breaksOff(there),
};
