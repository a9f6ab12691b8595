'use client';
import { useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../../actions/icon-button/index.js';
import { useAnnounce } from '../../foundations/announce/index.js';
import { complain } from '../../foundations/complain/index.js';
import { cx } from '../../foundations/cx/index.js';
import { CircleAlert, LoaderCircle, Paperclip, Send } from '../../foundations/icons/index.js';
import type { Native } from '../../foundations/native/index.js';
import { generalWords } from '../../foundations/strings/english.js';
import { messageWords } from '../../foundations/strings/english-parts.js';
import { plural, useLocale, useStrings } from '../../foundations/strings/index.js';

export interface MessageComposerProps extends Native<'textarea', 'value' | 'defaultValue' | 'children'> {
  /**
   * Sends the trimmed text, then empties the field. `false` as the result keeps the text. The text may be
   * empty while files are attached.
   */
  onSend: (text: string) => void | boolean;
  /** The text, controlled by the host; `onTextChange` reports each change. */
  text?: string | undefined;
  /** The unsent text of an earlier visit, when uncontrolled. */
  defaultText?: string | undefined;
  /** Called with each typed text, so that the host can keep a draft. */
  onTextChange?: ((text: string) => void) | undefined;
  /** A message is being sent: another send is ignored. */
  busy?: boolean | undefined;
  /** The label of the field, also the placeholder. Default: "Write a message". */
  label?: string | undefined;
  /** Maximum number of characters. */
  maxLength?: number | undefined;
  /** Opens the file picker; without `onAttach` the paper clip is hidden. */
  onAttach?: (() => void) | undefined;
  /** Number of attached files. Default 0. */
  fileCount?: number | undefined;
  /** The error and its remedy, shown above the field. */
  error?: string | undefined;
}

/** Five lines of text; a longer text scrolls. */
const TALLEST = 'max-h-[9.5rem]';

/** One line is centred in the height of a control; larger text grows the control. */
const PADDING = 'py-[max(theme(spacing.2),(var(--kopa-size-control)-1.5rem)/2-1px)]';

/** As high as its text, up to the scrolling limit. */
function fit(field: HTMLTextAreaElement) {
  field.style.height = 'auto';
  // `scrollHeight` excludes the border.
  field.style.height = `${field.scrollHeight + field.offsetHeight - field.clientHeight}px`;
}

/**
 * The editor of a message: a growing field, a paper clip and a send button. Enter starts a new line; Ctrl or
 * Command with Enter sends. Renders a `<form>` for the footer of a Screen, which receives `className` and
 * `style`; every other prop goes to the `<textarea>`.
 */
export function MessageComposer({
  onSend,
  text,
  defaultText = '',
  onTextChange,
  busy = false,
  label,
  maxLength,
  onAttach,
  fileCount = 0,
  error,
  className,
  style,
  ref,
  ...rest
}: MessageComposerProps) {
  const strings = useStrings(generalWords, messageWords);
  const locale = useLocale();
  const announce = useAnnounce();
  const field = useRef<HTMLTextAreaElement>(null);
  const [missing, setMissing] = useState(false);
  const errorId = useId();
  const name = label ?? strings.writeMessage;
  const message = error ?? (missing ? strings.writeFirst : undefined);
  useImperativeHandle(ref, () => field.current!, []);
  useLayoutEffect(() => {
    if (text !== undefined && field.current) fit(field.current);
  }, [text]);
  if (fileCount < 0 || !Number.isInteger(fileCount))
    complain(
      'MessageComposer',
      `fileCount is ${fileCount}, so nothing is shown as attached. Give a whole number, 0 or more.`,
    );
  if (maxLength !== undefined && maxLength < 1)
    complain(
      'MessageComposer',
      `maxLength is ${maxLength}, so no text would fit; the limit is ignored. Pass 1 or more.`,
    );

  const send = () => {
    const { current } = field;
    if (busy || !current) return;
    const written = current.value.trim();
    if (written === '' && fileCount < 1) {
      setMissing(true);
      announce(strings.writeFirst, 'assertive');
      current.focus();
      return;
    }
    if (onSend(written) === false) return;
    if (text === undefined) current.value = '';
    onTextChange?.('');
    fit(current);
    current.focus();
  };

  return (
    <form
      noValidate
      className={className}
      style={style}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {message ? (
        <p
          id={errorId}
          className="mb-2 flex items-center gap-1.5 text-caption font-semibold text-danger [&>svg]:size-[1.25em]"
        >
          <CircleAlert aria-hidden />
          <span className="min-w-0">{message}</span>
        </p>
      ) : null}
      {fileCount > 0 ? (
        <p className="mb-2 flex items-center gap-1.5 text-caption text-muted [&>svg]:size-[1.25em]">
          <Paperclip aria-hidden />
          {plural(strings.files, fileCount, locale)}
        </p>
      ) : null}
      <div className="flex items-end gap-2">
        {onAttach ? (
          <span className="-ms-3">
            <IconButton label={strings.attach} icon={<Paperclip aria-hidden />} onClick={onAttach} />
          </span>
        ) : null}
        <textarea
          rows={1}
          placeholder={name}
          enterKeyHint="enter"
          {...rest}
          ref={field}
          aria-label={name}
          aria-invalid={message ? true : undefined}
          aria-describedby={cx(message && errorId, rest['aria-describedby']) || undefined}
          {...(text === undefined ? { defaultValue: defaultText } : { value: text })}
          maxLength={maxLength !== undefined && maxLength > 0 ? maxLength : undefined}
          onInput={(event) => {
            rest.onInput?.(event);
            setMissing(false);
            fit(event.currentTarget);
            onTextChange?.(event.currentTarget.value);
          }}
          onKeyDown={(event) => {
            rest.onKeyDown?.(event);
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            send();
          }}
          className={cx(
            'block min-h-control min-w-0 flex-1 resize-none rounded-medium border bg-surface px-3 text-body text-ink caret-primary',
            'outline-none placeholder:text-placeholder placeholder:opacity-100',
            'focus:border-primary focus:shadow-[inset_0_0_0_1px_var(--kopa-color-primary)]',
            message ? 'border-danger' : 'border-control',
            PADDING,
            TALLEST,
          )}
        />
        <button
          type="submit"
          aria-label={busy ? strings.sending : strings.send}
          aria-busy={busy || undefined}
          aria-disabled={busy || undefined}
          className="flex h-control w-control shrink-0 items-center justify-center rounded-medium bg-primary text-on-primary transition-colors duration-press active:bg-primary-press"
        >
          {busy ? (
            <LoaderCircle aria-hidden className="animate-spin motion-reduce:animate-none" />
          ) : (
            <Send aria-hidden />
          )}
        </button>
      </div>
    </form>
  );
}
