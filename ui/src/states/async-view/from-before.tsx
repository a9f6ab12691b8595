'use client';
import { Button } from '../../actions/button/index.js';
import { StatusChip } from '../../display/status-chip/index.js';
import { cx } from '../../foundations/cx/index.js';
import { CircleAlert, WifiOff } from '../../foundations/icons/index.js';
import { connectionWords, generalWords } from '../../foundations/strings/english.js';
import { fill, useLocale, useStrings } from '../../foundations/strings/index.js';
import { figuresTime } from './figures-time.js';

export interface FromBeforeProps {
  /** When the content was loaded, in ms since 1970. */
  at: number;
  /** Why there is none that is newer; null while there is nothing to say. */
  failed: 'error' | 'offline' | null;
  /** It is being loaded again. */
  retrying: boolean;
  onRetry: (() => void) | undefined;
}

/** How old the content below is, and a way to newer. Renders an `<output>`, there from the start, so that it is read out. */
export function FromBefore({ at, failed, retrying, onRetry }: FromBeforeProps) {
  const strings = useStrings(connectionWords, generalWords);
  const locale = useLocale();
  return (
    <div className={cx('flex flex-wrap items-center justify-between gap-x-3', failed && 'pb-2')}>
      <output className="block min-w-0">
        {failed ? (
          <StatusChip
            tone="warning"
            icon={failed === 'offline' ? <WifiOff aria-hidden /> : <CircleAlert aria-hidden />}
          >
            {fill(strings.figuresFrom, { time: figuresTime(at, locale) })}
          </StatusChip>
        ) : null}
      </output>
      {failed && onRetry ? (
        // Its words, not its padding, end with the content.
        <div className="ms-auto -me-3">
          <Button variant="text" busy={retrying} busyLabel={strings.loading} onClick={onRetry}>
            {strings.tryAgain}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
