'use client';
import { useEffect, useImperativeHandle, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../actions/button/index.js';
import { useAnnounce } from '../../foundations/announce/index.js';
import { cx } from '../../foundations/cx/index.js';
import { ArrowDown, ArrowUp, LoaderCircle, RefreshCw } from '../../foundations/icons/index.js';
import type { Native } from '../../foundations/native/index.js';
import { refreshWords } from '../../foundations/strings/english-parts.js';
import { useStrings } from '../../foundations/strings/index.js';
import { isMotionReduced } from '../../platform/reduced-motion.js';
import { scrollerOf } from '../../platform/scroller.js';
import { enough, usePull } from './use-pull.js';

export interface PullToRefreshProps extends Native<'div'> {
  /** What is fetched anew, from the top of the page or of a box that scrolls. */
  children: ReactNode;
  /**
   * Fetches anew; the wait ends when the promise is settled. A rejection ends the wait without "Up to date":
   * tell the error above the content, which stays.
   */
  onRefresh: () => Promise<unknown>;
  /** A button above the content, for those who cannot pull. `false` where the page has its own. */
  button?: boolean;
}

/** `held`: the content waits below its place; `busy`: the button alone says that the content waits. */
type Stage = 'rest' | 'pulled' | 'far' | 'held' | 'busy';

/** The top of the pill when the content waits, px: in the middle of the free place. */
const pillTop = 10;

/**
 * Content that is fetched anew when a finger pulls the content down from its top, or by a button. Start and
 * end are announced. Renders a `<div>`, which receives every other prop; without motion the content stands.
 */
export function PullToRefresh({
  onRefresh,
  button = true,
  className,
  children,
  ref,
  ...rest
}: PullToRefreshProps) {
  const strings = useStrings(refreshWords);
  const announce = useAnnounce();
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current!, []);
  const content = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<Stage>('rest');
  const isBusy = useRef(false);
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => void (isThere.current = false);
  }, []);

  const moveTo = (px: number, glides = false) => {
    const [rows, pill] = [content.current, place.current];
    if (!rows || !pill) return;
    const isStill = isMotionReduced();
    const way = `var(--kopa-duration-move) var(--kopa-easing-move)`;
    rows.style.transition = pill.style.transition = glides ? `transform ${way}` : 'none';
    rows.style.transform = px > 0 && !isStill ? `translateY(${px}px)` : '';
    pill.style.transform = `translateY(${isStill ? pillTop : px - enough + pillTop}px)`;
    pill.style.opacity = String(Math.min(1, px / enough));
  };
  const refresh = async (as: 'held' | 'busy') => {
    if (isBusy.current) return;
    isBusy.current = true;
    setStage(as);
    announce(strings.refreshing);
    let isNew = true;
    try {
      await onRefresh();
    } catch {
      isNew = false;
    }
    isBusy.current = false;
    if (!isThere.current) return;
    if (as === 'held') giveBack();
    setStage('rest');
    if (isNew) announce(strings.refreshed);
  };
  /** The content returns to its place; what one reads further down stays where it is. */
  const giveBack = () => {
    const scroller = scrollerOf(root.current!);
    const isRead = scroller.scrollTop > 0 && content.current?.style.transform !== '';
    moveTo(0, !isRead);
    if (isRead) scroller.scrollTop -= enough;
  };
  usePull(root, {
    isFree: () => !isBusy.current,
    onMove: (px) => {
      moveTo(px);
      setStage(px < enough ? 'pulled' : 'far');
    },
    onEnd: (isFar) => {
      moveTo(isFar && !button ? enough : 0, true);
      if (isFar) void refresh(button ? 'busy' : 'held');
      else setStage('rest');
    },
  });

  const words = { pulled: strings.pullDown, far: strings.letGo, held: strings.refreshing };
  return (
    <div {...rest} ref={root} className={cx('relative flex flex-col', className)}>
      <div
        ref={place}
        aria-hidden
        className="pointer-events-none absolute inset-x-0 top-0 flex justify-center"
      >
        {stage === 'rest' || stage === 'busy' ? null : (
          <span className="flex min-h-9 items-center gap-2 rounded-full bg-raised px-4 text-label text-ink shadow-raised">
            {stage === 'held' ? (
              <LoaderCircle className="size-5 animate-spin text-primary motion-reduce:animate-none" />
            ) : stage === 'far' ? (
              <ArrowUp className="size-5 text-primary" />
            ) : (
              <ArrowDown className="size-5 text-primary" />
            )}
            {words[stage]}
          </span>
        )}
      </div>
      <div ref={content} className="flex flex-1 flex-col">
        {button ? (
          <div className="mb-2 flex justify-center">
            <Button
              variant="text"
              icon={<RefreshCw aria-hidden />}
              busy={stage === 'busy'}
              busyLabel={strings.refreshing}
              className="-outline-offset-3"
              onClick={() => void refresh('busy')}
            >
              {strings.refresh}
            </Button>
          </div>
        ) : null}
        {children}
      </div>
    </div>
  );
}
