'use client';
import { useEffect, useRef, useState } from 'react';
import { FillingBar } from '../../display/progress/index.js';
import { retryWords } from '../../foundations/strings/english-retry.js';
import { plural, useLocale, useStrings } from '../../foundations/strings/index.js';

const second = 1000;
/** A late timer leaves no second out. */
const tick = second / 2;

/**
 * The time until the next attempt: a bar and the seconds, which count down for the eye only. With `seconds`
 * null the bar is full, above `words`. Renders a `<div>`. `onEnd` is called once, and not while the page is
 * hidden.
 */
export function RetryWait({
  seconds,
  words,
  onEnd,
}: {
  seconds: number | null;
  words: string;
  onEnd: () => void;
}) {
  const strings = useStrings(retryWords);
  const locale = useLocale();
  const [passed, setPassed] = useState(0);
  const ended = useRef(onEnd);
  useEffect(() => {
    ended.current = onEnd;
  }, [onEnd]);
  useEffect(() => {
    if (seconds === null) return;
    const from = Date.now();
    const timer = setInterval(() => {
      const now = Math.min(seconds, Math.floor((Date.now() - from) / second));
      setPassed(now);
      if (now < seconds || document.hidden) return;
      clearInterval(timer);
      ended.current();
    }, tick);
    return () => {
      clearInterval(timer);
      setPassed(0);
    };
  }, [seconds]);
  return (
    <div className="flex flex-col gap-1.5 text-caption text-muted">
      <FillingBar
        share={seconds === null ? 1 : passed / seconds}
        fillsIn={seconds === null ? 0 : seconds * second}
      />
      {seconds === null ? (
        <p>{words}</p>
      ) : (
        <p>
          <span aria-hidden>{plural(strings.tryIn, seconds - passed, locale)}</span>
          <span className="sr-only">{plural(strings.tryIn, seconds, locale)}</span>
        </p>
      )}
    </div>
  );
}
