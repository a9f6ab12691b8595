'use client';
import { useEffect, useMemo, useRef, useState } from 'react';
import { preparePhoto, type DownscaleOptions, type PreparedPhoto } from './downscale.js';
import type { PhotoAdvice, PhotoFault } from './photo-fault.js';

export interface UsePhotoOptions extends DownscaleOptions {
  /**
   * Uploads the photo; resolves on arrival. `onProgress` receives 0 to 1; `signal` aborts on cancellation or
   * another photo. A rejection goes to `failureText`.
   */
  send: (
    photo: PreparedPhoto,
    to: { signal: AbortSignal; onProgress: (share: number) => void },
  ) => Promise<unknown>;
  /** Reason and remedy of a failed upload. Default: "The photo was not sent. Try again." */
  failureText?: (reason: unknown) => string;
  /** Sends a dark or blurred photo at once. Otherwise the photo waits, with advice, for the user. */
  sendAnyway?: boolean;
}

/** The result of `usePhoto`: spread the result on a PhotoField. */
export interface PhotoInHand {
  /** The state of the photo. */
  state: 'now' | 'preparing' | 'sending' | 'done' | 'failed';
  /** 0 to 1, while sending. */
  progress: number;
  /** The size of the reduced photo. */
  bytes: number | undefined;
  /** URL of the kept photo. */
  preview: string | undefined;
  /** The reason of a failure. */
  error: string | PhotoFault | undefined;
  /** Advice. */
  advice: readonly PhotoAdvice[];
  /** Accepts an original photo and uploads the photo. */
  onFile: (file: File) => void;
  /** Present for a kept photo: (re)sends the photo. */
  onRetry: (() => void) | undefined;
  /** Cancels; the photo is kept. */
  onCancel: () => void;
}

type Phase =
  | { at: 'now' | 'preparing' | 'done' }
  | { at: 'sending'; progress: number }
  | { at: 'failed'; error: string | PhotoFault | undefined };

/**
 * One photo from the phone to the server: reduced, checked, uploaded with progress. The upload can be
 * cancelled, and the photo is kept for a retry.
 */
export function usePhoto({ send, failureText, sendAnyway = false, ...limits }: UsePhotoOptions): PhotoInHand {
  const [photo, setPhoto] = useState<PreparedPhoto | null>(null);
  const [phase, setPhase] = useState<Phase>({ at: 'now' });
  const running = useRef<AbortController | null>(null);
  const preview = useAddress(photo?.blob);
  useEffect(() => () => running.current?.abort(), []);

  const begin = () => {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  };
  const sendIt = async (made: PreparedPhoto, signal: AbortSignal) => {
    setPhase({ at: 'sending', progress: 0 });
    try {
      await send(made, {
        signal,
        onProgress: (progress) => {
          if (!signal.aborted) setPhase({ at: 'sending', progress });
        },
      });
      if (!signal.aborted) setPhase({ at: 'done' });
    } catch (reason) {
      if (!signal.aborted) setPhase({ at: 'failed', error: failureText?.(reason) });
    }
  };
  const take = async (file: File) => {
    const signal = begin();
    setPhoto(null);
    setPhase({ at: 'preparing' });
    const made = await preparePhoto(file, limits);
    if (running.current?.signal !== signal) return;
    if ('error' in made) return signal.aborted ? undefined : setPhase({ at: 'failed', error: made });
    setPhoto(made);
    // The user cancelled before the photo was ready: the photo is still kept.
    if (signal.aborted) return;
    if (made.advice.length > 0 && !sendAnyway) return setPhase({ at: 'now' });
    await sendIt(made, signal);
  };
  return {
    state: phase.at,
    progress: phase.at === 'sending' ? phase.progress : 0,
    bytes: photo?.blob.size,
    preview,
    error: phase.at === 'failed' ? phase.error : undefined,
    advice: photo && phase.at !== 'failed' ? photo.advice : [],
    onFile: (file) => void take(file),
    onRetry: photo ? () => void sendIt(photo, begin()) : undefined,
    onCancel: () => {
      running.current?.abort();
      setPhase({ at: 'now' });
    },
  };
}

function useAddress(blob: Blob | undefined): string | undefined {
  const address = useMemo(() => (blob ? URL.createObjectURL(blob) : undefined), [blob]);
  useEffect(() => {
    if (!address) return undefined;
    return () => URL.revokeObjectURL(address);
  }, [address]);
  return address;
}
