'use client';
import { useEffect, useState } from 'react';

/**
 * The reason for a missing picture: permission refused, no camera, or a temporarily unavailable camera (in
 * use by another app, or unplugged).
 */
export type CameraTrouble = 'refused' | 'none' | 'busy';

/** The state of the camera. `off`: not requested, or the page is hidden. */
export type CameraStream =
  | { at: 'off' | 'starting' }
  | { at: 'live'; stream: MediaStream }
  | { at: 'trouble'; trouble: CameraTrouble };

const troubles: Record<string, CameraTrouble> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  // A web view without camera support of the host app.
  NotSupportedError: 'none',
  // The API is missing on insecure pages.
  TypeError: 'none',
};

/** Stops the camera: its light goes out. */
export function stopStream(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/**
 * The stream of a camera (`environment` back, `user` front) while wanted and while the page is visible. Stops
 * on a hidden page and starts again on a visible page. A higher `attempt` retries.
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
        // The stream arrived after its request had ended.
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
    // Each attempt starts without the results of the last.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [wanted, facing, attempt]);
  return state;
}
