'use client';
import { useEffect, useState } from 'react';

/**
 * Why there is no picture: it was not allowed, there is no camera, or it cannot be had now (another app has it, or it was
 * pulled out).
 */
export type CameraTrouble = 'refused' | 'none' | 'busy';

/** How far the camera is. `off`: not asked for, or the page is out of sight. */
export type CameraStream =
  | { at: 'off' | 'starting' }
  | { at: 'live'; stream: MediaStream }
  | { at: 'trouble'; trouble: CameraTrouble };

const troubles: Record<string, CameraTrouble> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  // A web view around which nobody built one.
  NotSupportedError: 'none',
  // Without a secure address there is nothing that could be called.
  TypeError: 'none',
};

/** Turns the camera off: its light goes out. */
export function stopStream(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/**
 * The picture of a camera (`environment` back, `user` front) while it is wanted and the page is seen. Out of sight it is turned
 * off, and on again when the page is back. `attempt` is counted up to try again.
 */
export function useCameraStream(
  wanted: boolean,
  facing: 'environment' | 'user',
  attempt: number,
): CameraStream {
  const [state, setState] = useState<CameraStream>({ at: 'off' });
  useEffect(() => {
    if (!wanted) return undefined;
    let turn = 0;
    let stream: MediaStream | undefined;
    const stop = () => {
      turn += 1;
      if (stream) stopStream(stream);
      stream = undefined;
    };
    const start = async () => {
      turn += 1;
      const mine = turn;
      setState({ at: 'starting' });
      try {
        const video = { facingMode: { ideal: facing }, width: { ideal: 1920 }, height: { ideal: 1440 } };
        const got = await navigator.mediaDevices.getUserMedia({ audio: false, video });
        // It came too late: nobody waits for it any more.
        if (mine !== turn) return stopStream(got);
        stream = got;
        const lost = () => {
          if (mine !== turn) return;
          stop();
          setState({ at: 'trouble', trouble: 'busy' });
        };
        got.getVideoTracks()[0]?.addEventListener('ended', lost, { once: true });
        setState({ at: 'live', stream: got });
      } catch (reason) {
        const name = reason instanceof Error ? reason.name : '';
        if (mine === turn) setState({ at: 'trouble', trouble: troubles[name] ?? 'busy' });
      }
    };
    const onSeen = () => {
      stop();
      if (document.hidden) setState({ at: 'off' });
      else void start();
    };
    onSeen();
    document.addEventListener('visibilitychange', onSeen);
    return () => {
      document.removeEventListener('visibilitychange', onSeen);
      stop();
      setState({ at: 'off' });
    };
    // Each attempt begins anew.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [wanted, facing, attempt]);
  return state;
}
