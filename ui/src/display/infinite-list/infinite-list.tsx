'use client';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Button } from '../../actions/button/index.js';
import { cx } from '../../foundations/cx/index.js';
import type { Native } from '../../foundations/native/index.js';
import { moreWords, sheetWords } from '../../foundations/strings/english-parts.js';
import { generalWords } from '../../foundations/strings/english.js';
import { useStrings } from '../../foundations/strings/index.js';
import { scrollerOf } from '../../platform/scroller.js';

export interface InfiniteListProps extends Native<'div'> {
  /** The rows so far: a list, cards, a table. */
  children: ReactNode;
  /** There are rows that are not on the page yet. */
  hasMore: boolean;
  /** Fetches the next rows: near the end of the list, and by the button. */
  onMore: () => void;
  /** The next rows are on their way: from the call of `onMore` until they are here or have failed. */
  loading?: boolean | undefined;
  /** The next rows did not arrive: a message stands there, and only the button tries again. */
  failed?: boolean | undefined;
  /** How much is shown: "30 of 120". */
  status?: ReactNode;
  /** Said at the end of a list that had more. Default: "That is everything"; `null` says nothing. */
  end?: ReactNode;
  /** Fetches when the end comes near. `false`: by the button only. */
  auto?: boolean;
}

/** How far below the visible part the end counts as near, in heights of that part. */
const reach = 1.5;

/**
 * A list that fetches its next rows when the end comes near. A button does the same without scrolling, and
 * its place says how much is shown, what failed, and the end. Renders a `<div>` around the rows, which
 * receives every other prop.
 */
export function InfiniteList({
  hasMore,
  onMore,
  loading = false,
  failed = false,
  status,
  end,
  auto = true,
  className,
  children,
  ...rest
}: InfiniteListProps) {
  const strings = useStrings(generalWords, sheetWords, moreWords);
  const said = useRef<HTMLParagraphElement>(null);
  const [hadMore, setHadMore] = useState(hasMore);
  if (hasMore && !hadMore) setHadMore(true);
  const words = failed ? strings.moreFailed : hasMore ? status : end === undefined ? strings.listEnd : end;
  return (
    <div {...rest} className={cx('flex flex-col', className)}>
      {children}
      {auto && hasMore && !loading && !failed ? <NearEnd onNear={onMore} /> : null}
      {hadMore ? (
        <div className="flex flex-col items-center gap-3 p-4">
          <p ref={said} role="status" tabIndex={-1} className="text-caption text-muted">
            {words}
          </p>
          {hasMore ? (
            <More
              said={said}
              busy={loading}
              busyLabel={strings.loading}
              onClick={onMore}
              words={failed ? strings.tryAgain : strings.showMore}
            />
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

/** The button, which hands the focus to what is said when there is nothing more to fetch. */
function More({
  said,
  busy,
  busyLabel,
  onClick,
  words,
}: {
  said: RefObject<HTMLElement | null>;
  busy: boolean;
  busyLabel: string;
  onClick: () => void;
  words: string;
}) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const [own, next] = [button.current, said.current];
    return () => {
      if (own && own === document.activeElement) next?.focus({ preventScroll: true });
    };
  }, [said]);
  return (
    <Button ref={button} variant="outline" busy={busy} busyLabel={busyLabel} onClick={onClick}>
      {words}
    </Button>
  );
}

/** Reports once when near the visible part. A list that fetched rows and still ends near reports anew. */
function NearEnd({ onNear }: { onNear: () => void }) {
  const place = useRef<HTMLSpanElement>(null);
  const tell = useRef(onNear);
  useEffect(() => {
    tell.current = onNear;
  });
  useEffect(() => {
    const mark = place.current;
    if (!mark || typeof IntersectionObserver === 'undefined') return undefined;
    const box = scrollerOf(mark);
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        tell.current();
      },
      // The margin counts at the edge of the root alone, and not at the edge of a frame around the page.
      { root: box === document.scrollingElement ? document : box, rootMargin: `${reach * 100}% 0px` },
    );
    observer.observe(mark);
    return () => observer.disconnect();
  }, []);
  return <span ref={place} aria-hidden className="h-px" />;
}
