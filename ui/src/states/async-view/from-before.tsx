'use client';
import { Button } from '../../actions/button/index.js';
import { StatusChip } from '../../display/status-chip/index.js';
import { cx } from '../../foundations/cx/index.js';
import { CircleAlert, WifiOff } from '../../foundations/icons/index.js';
import { connectionWords, generalWords } from '../../foundations/strings/english.js';
import { calendarWords } from '../../foundations/strings/english-dates.js';
import { fill, useLocale, useStrings } from '../../foundations/strings/index.js';
import { figuresTime } from './figures-time.js';

export interface FromBeforeProps {
  /** Load time of the content, in ms since 1970. */
  at: number;
  /** The reason of the content's age; null for none. */
  failed: 'error' | 'offline' | null;
  /** A reload is under way. */
  retrying: boolean;
  onRetry: (() => void) | undefined;
}

/**
 * The age of the content below, and a reload. Renders an `<output>`, mounted from the start, so that changes
 * are announced.
 */
export function FromBefore({ at, failed, retrying, onRetry }: FromBeforeProps) {
  const strings = useStrings(connectionWords, generalWords, calendarWords);
  const locale = useLocale();
  return (
    <div className={cx('flex flex-wrap items-center justify-between gap-x-3', failed && 'pb-2')}>
      <output className="block min-w-0">
        {failed ? (
          <StatusChip
            tone="warning"
            icon={failed === 'offline' ? <WifiOff aria-hidden /> : <CircleAlert aria-hidden />}
          >
            {fill(strings.figuresFrom, { time: figuresTime(at, locale, strings) })}
          </StatusChip>
        ) : null}
      </output>
      {failed && onRetry ? (
        // The text, not its padding, aligns with the content's end.
        <div className="ms-auto -me-3">
          <Button variant="text" busy={retrying} busyLabel={strings.loading} onClick={onRetry}>
            {strings.tryAgain}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
