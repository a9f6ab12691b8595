'use client';
import { useEffect, useMemo, useRef, useState } from 'react';
import { preparePhoto, type DownscaleOptions, type PreparedPhoto } from './downscale.js';
import type { PhotoAdvice, PhotoFault } from './photo-fault.js';

export interface UsePhotoOptions extends DownscaleOptions {
  /**
   * Sends the photo, and resolves when it has arrived. `onProgress` takes 0 to 1; `signal` is aborted when the user stops it
   * or takes another one. What it rejects with goes to `failureText`.
   */
  send: (
    photo: PreparedPhoto,
    to: { signal: AbortSignal; onProgress: (share: number) => void },
  ) => Promise<unknown>;
  /** Why it was not sent and what to do. Default: "The photo was not sent. Try again." */
  failureText?: (reason: unknown) => string;
  /** Sends also what looks dark or blurred at once. Otherwise it waits, with the advice, for the user to send it. */
  sendAnyway?: boolean;
}

/** What `usePhoto` gives: spread it on a PhotoField. */
export interface PhotoInHand {
  /** How far the photo is. */
  state: 'now' | 'preparing' | 'sending' | 'done' | 'failed';
  /** 0 to 1, while it is sent. */
  progress: number;
  /** Address of the photo that is kept. */
  preview: string | undefined;
  /** Why it failed. */
  error: string | PhotoFault | undefined;
  /** What to do better. */
  advice: readonly PhotoAdvice[];
  /** Takes a photo as the phone gives it, and sends it. */
  onFile: (file: File) => void;
  /** There when a photo is kept: sends it (again). */
  onRetry: (() => void) | undefined;
  /** Stops; the photo is kept. */
  onCancel: () => void;
}

type Phase =
  | { at: 'now' | 'preparing' | 'done' }
  | { at: 'sending'; progress: number }
  | { at: 'failed'; error: string | PhotoFault | undefined };

/** One photo from the phone to the other side: made small, looked at, sent with progress; it can be stopped, and is kept for another try. */
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
    // Stopped before it was ready: it is kept all the same.
    if (signal.aborted) return;
    if (made.advice.length > 0 && !sendAnyway) return setPhase({ at: 'now' });
    await sendIt(made, signal);
  };
  return {
    state: phase.at,
    progress: phase.at === 'sending' ? phase.progress : 0,
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
