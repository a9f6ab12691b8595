'use client';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useAnnounce } from '../../foundations/announce/index.js';
import { complain } from '../../foundations/complain/index.js';
import { cx } from '../../foundations/cx/index.js';
import { Check, CircleAlert, Copy } from '../../foundations/icons/index.js';
import type { Native } from '../../foundations/native/index.js';
import { copyWords } from '../../foundations/strings/english-parts.js';
import { useStrings } from '../../foundations/strings/index.js';
import { copyText, selectText } from './copy-text.js';

/** The result of a tap. */
export type CopyOutcome = 'copied' | 'failed';

export interface CopyButtonProps extends Native<'button', 'children' | 'type' | 'value'> {
  /** The exact text for the clipboard, without the gaps that only help the eye. */
  value: string;
  /** A name for the copied text, read after "Copy": "account number". */
  what: string;
  /**
   * The element that shows the value. A failed copy selects the element, so that press-and-hold copies the
   * text.
   */
  showsValue?: RefObject<HTMLElement | null> | undefined;
  /** Called after each tap: `copied`, or `failed` when the web view refuses clipboard access. */
  onOutcome?: ((outcome: CopyOutcome) => void) | undefined;
}

/** Duration of the text "Copied", ms. */
const CONFIRMED_FOR = 2000;

/**
 * Copies a text, 44 px high. Shows "Copied" for two seconds. A failed copy selects the shown value and asks
 * the user to press and hold. Both results are announced. Renders a `<button type="button">` of constant
 * width, which receives every other prop.
 */
export function CopyButton({
  value,
  what,
  showsValue,
  onOutcome,
  onClick,
  className,
  ...rest
}: CopyButtonProps) {
  const strings = useStrings(copyWords);
  const announce = useAnnounce();
  const [outcome, setOutcome] = useState<CopyOutcome>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (value === '')
    complain('CopyButton', 'its value is empty, so there is nothing to copy. Show it when there is a value.');
  if (what.trim() === '')
    complain(
      'CopyButton',
      'it has no name for its value, so several buttons sound alike. Pass what ("account number").',
    );

  const copy = async (button: HTMLElement) => {
    clearTimeout(timer.current);
    const done = value !== '' && (await copyText(value, button));
    if (!done && showsValue?.current) selectText(showsValue.current);
    announce(done ? strings.copied : strings.pressAndHold, done ? 'polite' : 'assertive');
    const next = done ? 'copied' : 'failed';
    setOutcome(next);
    onOutcome?.(next);
    if (done) timer.current = setTimeout(() => setOutcome(undefined), CONFIRMED_FOR);
  };

  return (
    <button
      {...rest}
      type="button"
      onClick={(event) => {
        onClick?.(event);
        void copy(event.currentTarget);
      }}
      className={cx(
        'grid min-h-11 min-w-11 max-w-full items-center rounded-button px-3 py-2 text-start text-label font-semibold text-link transition-colors duration-press active:bg-primary-soft',
        className,
      )}
    >
      <Face shown={outcome === undefined} icon={<Copy aria-hidden />} words={strings.copy} />
      <Face
        shown={outcome === 'copied'}
        icon={<Check aria-hidden />}
        words={strings.copied}
        look="text-success"
      />
      {outcome === 'failed' ? (
        <Face shown icon={<CircleAlert aria-hidden />} words={strings.notCopied} look="text-danger" />
      ) : null}
      <span className="sr-only"> {what}</span>
    </button>
  );
}

interface FaceProps {
  shown: boolean;
  icon: ReactNode;
  words: string;
  look?: string;
}

/** Both texts share one place, so that the width stays when the text changes to "Copied". */
function Face({ shown, icon, words, look }: FaceProps) {
  return (
    <span
      className={cx(
        'col-start-1 row-start-1 flex min-w-0 items-center justify-end gap-2 [&>svg]:size-[1.25em]',
        look,
        !shown && 'invisible',
      )}
    >
      {icon}
      <span className="min-w-0">{words}</span>
    </span>
  );
}
