import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { photo } from '../../../test/photo.js';
import { PhotoField, preparePhoto, usePhoto, type PhotoFieldProps, type UsePhotoOptions } from './index.js';

/** A small sensor in a dim room: no two pixels are alike, and no detail can be dropped. */
function grain(context: CanvasRenderingContext2D) {
  const tile = new ImageData(512, 512);
  let state = 7;
  for (let at = 0; at < tile.data.length; at += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    tile.data[at] = at % 4 === 3 ? 255 : state >>> 24;
  }
  const { width, height } = context.canvas;
  // Three px a grain: smaller ones would be gone from the smaller picture.
  context.putImageData(tile, 0, 0);
  context.imageSmoothingEnabled = false;
  for (let x = 0; x < width; x += 1500)
    for (let y = 0; y < height; y += 1500)
      context.drawImage(context.canvas, 0, 0, 500, 500, x, y, 1500, 1500);
}
function night(context: CanvasRenderingContext2D) {
  context.fillStyle = 'rgb(10 10 12)';
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
}

const input = (capture: boolean) => {
  const found = document.querySelector<HTMLInputElement>(
    `input[type=file]${capture ? '[capture]' : ':not([capture])'}`,
  );
  if (!found) throw new Error('There is no such file input.');
  return found;
};
const choose = async (file: File, capture = false) => {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input(capture).files = transfer.files;
  input(capture).dispatchEvent(new Event('change', { bubbles: true }));
};
const button = (name: string) => page.getByRole('button', { name });

function Taken({ title = 'ID, front', ...rest }: UsePhotoOptions & Partial<PhotoFieldProps>) {
  return <PhotoField title={title} frame="card" {...usePhoto(rest)} />;
}

/** A line to the other side whose end is in the test's hands. */
function line() {
  const sent: { size: number; signal: AbortSignal; progress: (share: number) => void }[] = [];
  let ends: { arrive: (value?: unknown) => void; break: (reason: unknown) => void } | undefined;
  const send: UsePhotoOptions['send'] = ({ blob }, { signal, onProgress }) => {
    sent.push({ size: blob.size, signal, progress: onProgress });
    return new Promise((resolve, reject) => {
      ends = { arrive: resolve, break: reject };
    });
  };
  return { send, sent, arrive: () => ends?.arrive(), break: () => ends?.break(new Error('no line')) };
}

describe('preparePhoto', () => {
  it('preparePhoto makes a JPEG within the requested side and bytes', async () => {
    const made = await preparePhoto(await photo(1000, 500), { maxSide: 400, maxBytes: 60_000 });
    if ('error' in made) throw new Error(made.error);
    expect([made.blob.type, made.width, made.height, made.advice]).toEqual(['image/jpeg', 400, 200, []]);
    expect(made.blob.size).toBeLessThanOrEqual(60_000);
  });

  it('preparePhoto reduces the noisiest photo to the allowed bytes', async () => {
    const grainy = await photo(2000, 1500, grain, 'image/jpeg');
    const encoded = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob');
    const made = await preparePhoto(grainy, { quality: 0.8, maxBytes: 290_000 });
    if ('error' in made) throw new Error(made.error);
    // Each costs a cheap phone up to a second.
    expect(encoded.mock.calls.length).toBeLessThanOrEqual(3);
    encoded.mockRestore();
    expect(made.blob.size).toBeLessThanOrEqual(290_000);
    expect(made.width / made.height).toBeCloseTo(4 / 3, 2);
    expect(made.width).toBeGreaterThanOrEqual(640);
    expect(made.width).toBeLessThan(1600);
  });

  it.each([0.9, 0.75, 0.6])(
    'preparePhoto keeps all pixels of a photo that may weigh %d of its bytes',
    async (share) => {
      const grainy = await photo(1200, 900, grain, 'image/jpeg');
      const whole = await preparePhoto(grainy);
      if ('error' in whole) throw new Error(whole.error);
      const maxBytes = Math.round(whole.blob.size * share);
      const made = await preparePhoto(grainy, { maxBytes });
      if ('error' in made) throw new Error(made.error);
      expect(made.blob.size).toBeLessThanOrEqual(maxBytes);
      expect(made.width).toBe(1200);
    },
  );

  it('preparePhoto distinguishes the faults', async () => {
    const heic = new File(['\0\0\0\x18ftypheic\0\0\0\0'], 'IMG_1.HEIC');
    expect(await preparePhoto(heic)).toEqual({ error: 'heic' });
    expect(await preparePhoto(new Blob(['text']))).toEqual({ error: 'not-an-image' });
    expect(await preparePhoto(new Blob([]))).toEqual({ error: 'empty' });
    expect(await preparePhoto(new Blob(['12345']), { maxInputBytes: 4 })).toEqual({
      error: 'too-large',
      bytes: 5,
      maxBytes: 4,
    });
    expect(await preparePhoto(await photo(50, 50), { maxBytes: 10 })).toMatchObject({ error: 'too-large' });
  });
});

describe('an upload of a photo', () => {
  it('the upload shows progress, can be stopped, and keeps the photo for a repetition', async () => {
    const { send, sent, arrive } = line();
    await render(<Taken send={send} />);
    await choose(await photo(64, 64), true);
    await expect.element(page.getByText('Sending the photo')).toBeVisible();
    sent[0]?.progress(0.4);
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('value', '40');
    await userEvent.click(button('Cancel'));
    expect(sent[0]?.signal.aborted).toBe(true);
    await expect.element(page.getByText('Stopped. The photo is still here.')).toBeVisible();
    expect(document.querySelector('img')?.src).toMatch(/^blob:/);
    // The focus went on to the next way.
    await expect.element(button('Send this photo')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Cancel')).toHaveFocus();
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[1]?.size).toBe(sent[0]?.size);
    // A stopped upload reports nothing.
    sent[0]?.progress(0.9);
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('value', '0');
    arrive();
    await expect.element(page.getByText('Photo received')).toBeVisible();
    await expect.element(button('Take it again')).toBeVisible();
  });

  it('the upload shows how many of its bytes are sent', async () => {
    const { send, sent } = line();
    await render(<Taken send={send} />);
    await choose(await photo(1200, 900, grain, 'image/jpeg'));
    await expect.poll(() => sent.length).toBe(1);
    const kB = Math.round((sent[0]?.size ?? 0) / 1000);
    sent[0]?.progress(0.4);
    const text = `${Math.round(((sent[0]?.size ?? 0) * 0.4) / 1000)} of ${kB} kB`;
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', text);
    await expect.element(page.getByText(text)).toBeVisible();
  });

  it('the photo stays after a failure, with the reason', async () => {
    const { send, sent, ...ends } = line();
    await render(<Taken send={send} failureText={() => 'The line is gone. Try again in a minute.'} />);
    await choose(await photo(64, 64));
    await expect.poll(() => sent.length).toBe(1);
    ends.break();
    await expect
      .element(page.getByRole('group', { name: 'ID, front' }))
      .toHaveAccessibleDescription('Error: The line is gone. Try again in a minute.');
    await userEvent.click(button('Try again'));
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[1]?.size).toBe(sent[0]?.size);
  });

  it('the field advises for a dark photo, and allows the upload nevertheless', async () => {
    const { send, sent } = line();
    await render(<Taken send={send} />);
    await choose(await photo(64, 64, night));
    await expect.element(page.getByText('It looks dark. Go near a window and take it again.')).toBeVisible();
    expect(sent).toEqual([]);
    await userEvent.click(button('Send this photo'));
    await expect.poll(() => sent.length).toBe(1);
  });

  it('the field states a fault in plain words, and accepts another photo', async () => {
    const { send, sent } = line();
    await render(<Taken send={send} />);
    await choose(new File(['\0\0\0\x18ftypheic\0\0\0\0'], 'IMG_1.HEIC', { type: 'image/heic' }));
    await expect.element(page.getByText(/^Error: This photo is a HEIC file/)).toBeVisible();
    expect(button('Try again').elements()).toEqual([]);
    await choose(await photo(64, 64));
    await expect.poll(() => sent.length).toBe(1);
  });

  it('the upload ends with its field', async () => {
    const { send, sent } = line();
    const { unmount } = await render(<Taken send={send} />);
    await choose(await photo(64, 64));
    await expect.poll(() => sent.length).toBe(1);
    await unmount();
    expect(sent[0]?.signal.aborted).toBe(true);
  });
});

it('the field has two buttons for camera and gallery', async () => {
  const onFile = vi.fn();
  await render(<PhotoField title="ID, front" state="now" capture="environment" onFile={onFile} />);
  await expect.element(button('Take a photo')).toHaveAccessibleDescription('ID, front');
  await expect.element(button('Choose a photo')).toBeVisible();
  expect(input(true).getAttribute('capture')).toBe('environment');
  expect(input(false).accept).toBe('image/*');
  const file = await photo(10, 10);
  await choose(file, true);
  expect(onFile.mock.calls).toEqual([[file]]);
});

it("the field asks the app for its camera first, and otherwise opens the browser's", async () => {
  const onFile = vi.fn();
  const file = await photo(10, 10);
  const ask = vi.fn<(from: string) => Promise<File | null>>().mockResolvedValueOnce(file);
  ask.mockResolvedValueOnce(null).mockRejectedValueOnce(new Error('no camera'));
  await render(<PhotoField title="ID, front" state="now" ask={ask} onFile={onFile} />);
  const opened = vi.fn((event: Event) => event.preventDefault());
  for (const each of [input(true), input(false)]) each.addEventListener('click', opened);
  await userEvent.click(button('Take a photo'));
  await expect.poll(() => onFile.mock.calls).toEqual([[file]]);
  await userEvent.click(button('Choose a photo'));
  expect(ask.mock.calls).toEqual([['environment'], ['gallery']]);
  expect(opened).not.toHaveBeenCalled();
  await userEvent.click(button('Take a photo'));
  await expect.poll(() => opened.mock.calls.length).toBe(1);
  expect(onFile).toHaveBeenCalledTimes(1);
});
