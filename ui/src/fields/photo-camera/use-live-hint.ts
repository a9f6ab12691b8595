'use client';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { photoIn, type CameraShape, type Size } from './camera-geometry.js';
import { sayNext, type LiveHint, type Said } from './live-look.js';
import { openEye } from './take-still.js';

/** Interval between two analyses, ms. */
const EVERY = 333;

/**
 * The instruction from three analyses per second while `active`; changes at most once a second. Undefined
 * before the first analysis.
 */
export function useLiveHint(
  video: RefObject<HTMLVideoElement | null>,
  active: boolean,
  shape: CameraShape,
  sizes: { box: Size | undefined; picture: Size | undefined },
): LiveHint | undefined {
  const [hint, setHint] = useState<LiveHint>();
  const latest = useRef(sizes);
  useEffect(() => {
    latest.current = sizes;
  });
  useEffect(() => {
    if (!active) return undefined;
    const see = openEye(shape);
    let said: Said | undefined;
    const look = () => {
      const { box, picture } = latest.current;
      if (!video.current || !box || !picture) return;
      const seen = see(video.current, photoIn(box, picture, shape));
      if (!seen) return;
      said = sayNext(said, seen, performance.now());
      setHint(said.hint);
    };
    const timer = setInterval(look, EVERY);
    return () => {
      clearInterval(timer);
      setHint(undefined);
    };
  }, [video, active, shape]);
  return hint;
}
