'use client';
import { cva } from 'class-variance-authority';
import { Button } from '../../actions/button/index.js';
import { cx } from '../../foundations/cx/index.js';
import { CircleAlert, Clock, Paperclip, ReceiptText, RefreshCw } from '../../foundations/icons/index.js';
import { generalWords } from '../../foundations/strings/english.js';
import { messageWords } from '../../foundations/strings/english-parts.js';
import { plural, useLocale, useStrings } from '../../foundations/strings/index.js';
import type { Message, MessageFile } from './message.js';

interface MessageBubbleProps {
  message: Message;
  timeZone: string | undefined;
  onRetry: ((id: string) => void) | undefined;
}

const look = cva('max-w-full rounded-large px-3 py-2.5 text-body text-ink', {
  variants: {
    from: {
      me: 'rounded-ee-small bg-primary-soft',
      them: 'rounded-es-small border border-decor bg-surface',
    },
    state: { sent: '', sending: '', failed: 'border border-danger' },
  },
});

/** One message: author, time, content and delivery state. Renders a `<div>`. */
export function MessageBubble({ message, timeZone, onRetry }: MessageBubbleProps) {
  const strings = useStrings(generalWords, messageWords);
  const locale = useLocale();
  const mine = message.from === 'me';
  const author = message.author ?? (mine ? strings.you : strings.them);
  const time = new Intl.DateTimeFormat(locale, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(message.at);
  const state = message.state ?? 'sent';
  const { files } = message;
  return (
    <div className={cx('flex flex-col gap-1', mine ? 'items-end ps-14' : 'items-start pe-14')}>
      <p className={cx('text-caption text-muted', mine ? '-ms-14 text-end' : '-me-14')}>
        {author} · <span className="tabular-nums">{time}</span>
      </p>
      <div className={look({ from: message.from, state })}>
        {/* Line breaks of the author are kept. */}
        {message.text ? <p className="whitespace-pre-line">{message.text}</p> : null}
        {typeof files === 'number' && files > 0 ? (
          <p className="mt-1 flex items-center gap-1.5 text-caption text-muted">
            <Paperclip aria-hidden className="size-[1.25em]" />
            {plural(strings.files, files, locale)}
          </p>
        ) : null}
        {typeof files === 'object' && files.length > 0 ? (
          <ul className={cx('flex flex-col gap-2', message.text && 'mt-2')}>
            {files.map((file, index) => (
              // Two files may have one name.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index}>
                <File {...file} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {state === 'sending' ? (
        <p className="flex items-center gap-1.5 text-caption text-muted">
          <Clock aria-hidden className="size-[1.25em]" />
          {strings.sending}
        </p>
      ) : null}
      {state === 'failed' ? (
        <div className="flex flex-wrap items-center justify-end gap-x-4">
          <p className="flex items-center gap-1.5 text-caption font-semibold text-danger">
            <CircleAlert aria-hidden className="size-[1.25em]" />
            {strings.notSent}
          </p>
          {onRetry ? (
            <span className="-me-3">
              <Button variant="text" icon={<RefreshCw aria-hidden />} onClick={() => onRetry(message.id)}>
                {strings.tryAgain}
              </Button>
            </span>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

/** Renders a `<button>` with `onOpen`, an `<a>` with `href`, else a `<div>`. */
function File({ name, caption, href, onOpen }: MessageFile) {
  const look = 'flex min-h-15 items-center gap-2.5 rounded-medium bg-surface p-2 pe-3 text-start';
  const content = (
    <>
      <span className="flex min-h-11 min-w-9 shrink-0 items-center justify-center self-stretch rounded-small bg-sunken text-muted">
        <ReceiptText aria-hidden className="size-[1.25em]" />
      </span>
      <span className="min-w-0">
        <span className={cx('block text-label', href || onOpen ? 'text-link underline' : 'text-ink')}>
          {name}
        </span>
        {caption ? <span className="block text-caption text-muted">{caption}</span> : null}
      </span>
    </>
  );
  if (onOpen)
    return (
      <button type="button" onClick={onOpen} className={look}>
        {content}
      </button>
    );
  return href ? (
    <a href={href} className={look}>
      {content}
    </a>
  ) : (
    <div className={look}>{content}</div>
  );
}
