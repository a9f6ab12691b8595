'use client';
import { Fragment, useEffect, useRef, type ReactNode } from 'react';
import { complain } from '../../foundations/complain/index.js';
import type { Native } from '../../foundations/native/index.js';
import { calendarWords, weekdayWords } from '../../foundations/strings/english-dates.js';
import { messageWords } from '../../foundations/strings/english-parts.js';
import { useLocale, useStrings } from '../../foundations/strings/index.js';
import { ownDate } from '../../foundations/strings/own-date.js';
import { followBottomBar } from '../../platform/bottom-bar.js';
import { dayOf, type Message } from './message.js';
import { MessageBubble } from './message-bubble.js';

export interface MessageThreadProps extends Native<'div'> {
  /** Oldest first. */
  messages: readonly Message[];
  /** What the thread is about, for readers: "Payment not showing". Default: "Messages". */
  label?: string | undefined;
  /** Resends a failed message, by its id. */
  onRetry?: ((id: string) => void) | undefined;
  /** Time zone of days and times, such as "Africa/Nairobi". Default: the phone's. */
  timeZone?: string | undefined;
  /** Shown after the last message, outside the log: the expected time of an answer. */
  children?: ReactNode;
}

function check(messages: readonly Message[], onRetry: MessageThreadProps['onRetry']) {
  if (messages.length === 0)
    complain(
      'MessageThread',
      'it has no messages, so it is empty. Show an EmptyState until the first message.',
    );
  if (new Set(messages.map(({ id }) => id)).size < messages.length)
    complain(
      'MessageThread',
      'two messages have one id, so one may replace the other. Give each its own id.',
    );
  if (messages.some(({ at }, index) => at < (messages[index - 1]?.at ?? at)))
    complain(
      'MessageThread',
      'a message is older than the one before it, so days repeat. Sort them, oldest first.',
    );
  if (!onRetry && messages.some(({ state }) => state === 'failed'))
    complain(
      'MessageThread',
      'a message failed and onRetry is missing, so users cannot send it again. Pass onRetry.',
    );
}

/**
 * The messages of two sides, by day. Renders a `<div>`, which receives every other prop, with a `<div
 * role="log">` and an `<ol>`, so that screen readers announce new messages. A new message scrolls into view.
 */
export function MessageThread({ messages, label, onRetry, timeZone, children, ...rest }: MessageThreadProps) {
  const strings = useStrings(messageWords, calendarWords, weekdayWords);
  const locale = useLocale();
  const end = useRef<HTMLLIElement>(null);
  const lastId = messages.at(-1)?.id;
  const shown = useRef(lastId);
  check(messages, onRetry);
  useEffect(() => {
    const line = end.current;
    if (shown.current === lastId || !line) return undefined;
    shown.current = lastId;
    const stop = followBottomBar(line);
    line.scrollIntoView({ block: 'nearest' });
    return stop;
  }, [lastId]);
  const longDay = new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  const heading = (at: number, day: string) => {
    const own = ownDate(day, locale, strings);
    if (own === undefined) return longDay.format(at);
    const weekday = strings.weekdays?.[(new Date(day).getUTCDay() + 6) % 7];
    return weekday === undefined ? own : `${weekday}, ${own}`;
  };
  return (
    <div {...rest}>
      <div role="log" aria-label={label ?? strings.messages}>
        <ol className="flex flex-col gap-4">
          {messages.map((message, index) => {
            const day = dayOf(message.at, timeZone);
            const before = messages[index - 1];
            const newDay = !before || dayOf(before.at, timeZone) !== day;
            return (
              <Fragment key={message.id}>
                {newDay ? (
                  <li className="flex items-center gap-3 text-caption text-muted tabular-nums">
                    <span aria-hidden className="h-px flex-1 bg-decor" />
                    <time dateTime={day}>{heading(message.at, day)}</time>
                    <span aria-hidden className="h-px flex-1 bg-decor" />
                  </li>
                ) : null}
                <li
                  ref={index === messages.length - 1 ? end : undefined}
                  className="scroll-mb-[var(--kopa-bottom-bar,0px)]"
                >
                  <MessageBubble message={message} timeZone={timeZone} onRetry={onRetry} />
                </li>
              </Fragment>
            );
          })}
        </ol>
      </div>
      {children ? <div className="mt-4">{children}</div> : null}
    </div>
  );
}
