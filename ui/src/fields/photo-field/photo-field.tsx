'use client';
import { cva } from 'class-variance-authority';
import { useCallback, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../actions/button/index.js';
import { ProgressBar } from '../../display/progress/index.js';
import { StatusChip } from '../../display/status-chip/index.js';
import { complain } from '../../foundations/complain/index.js';
import { TriangleAlert } from '../../foundations/icons/index.js';
import { generalWords } from '../../foundations/strings/english.js';
import { photoWords } from '../../foundations/strings/english-photos.js';
import { useStrings } from '../../foundations/strings/index.js';
import { ErrorBar } from '../field-row/field-row.js';
import { FieldError, joinIds, useFieldWiring, type ControlProps } from '../field-row/index.js';
import { assignRef } from '../text-field/typed-input.js';
import { PhotoActions } from './photo-actions.js';
import { PhotoButton, type AskForPhoto } from './photo-button.js';
import { photoAdviceText, usePhotoFaultText, type PhotoAdvice, type PhotoFault } from './photo-fault.js';
import { PhotoFrame, type PhotoShape } from './photo-frame.js';
import { usePhotoProgress } from './photo-progress.js';

export interface PhotoFieldProps extends ControlProps<'fieldset', 'title' | 'onProgress'> {
  /** The id of the fieldset, for the error summary. */
  id?: string | undefined;
  /** "1. ID, front" */
  title: string;
  /** The instruction, or the turn of a later photo. In the state `done`: the result ("Clear to read"). */
  caption?: ReactNode;
  /**
   * `todo`: a later photo. `now`: the photo to take; with a preview and `onRetry`, taken but not sent.
   * `preparing`: being reduced. Then `sending`, `done`, `failed`.
   */
  state: 'todo' | 'now' | 'preparing' | 'sending' | 'done' | 'failed';
  /** While sending, 0 to 1. */
  progress?: number;
  /** The size of the photo on the wire: while sending, the sent part of these bytes is shown. */
  bytes?: number | undefined;
  /** URL of the taken photo. Stays while sending, after a failure and after a cancellation. */
  preview?: string | undefined;
  /** Shown in place of a missing photo: an Illustration. */
  illustration?: ReactNode;
  /** Shows the photo large, in a guide of this shape, until the state is `done`. */
  frame?: PhotoShape | undefined;
  /** Called with the original photo: pass the photo to `preparePhoto`, or use `usePhoto`. */
  onFile: (file: File) => void;
  /** Resends the same photo, after a failure or a cancellation. */
  onRetry?: (() => void) | undefined;
  /** Cancels the upload and keeps the photo. Shows Cancel while preparing and sending. */
  onCancel?: (() => void) | undefined;
  /** Reason and remedy: a text, or a fault, which is shown in the user's language. */
  error?: string | PhotoFault | undefined;
  /** Advice from the check on the phone. Never blocks the user. */
  advice?: readonly PhotoAdvice[];
  /** The host app's camera and gallery, asked before the browser's. */
  ask?: AskForPhoto | undefined;
  /** Which camera. */
  capture?: 'environment' | 'user';
  /** Default: "Take it again". */
  retakeLabel?: string;
  /**
   * The screen's main button (a PhotoButton in the footer) takes the photo: the field offers only the
   * gallery.
   */
  cameraElsewhere?: boolean;
  /** Hides the gallery: a selfie must be taken now. */
  cameraOnly?: boolean;
  /** Hints for the current photo. */
  children?: ReactNode;
}

const look = cva('relative min-w-0 overflow-hidden rounded-medium border p-4', {
  variants: {
    state: {
      todo: 'border-decor',
      now: 'border-primary bg-surface shadow-[inset_0_0_0_1px_var(--kopa-color-primary)]',
      preparing: 'border-decor bg-surface',
      sending: 'border-decor bg-surface',
      done: 'border-decor bg-surface',
      failed: 'border-danger bg-danger-soft',
      off: 'border-decor bg-sunken',
    },
  },
});

/**
 * One photo: name, progress, and two sources, camera and gallery. Renders a `<fieldset>` named by its title,
 * which receives `<fieldset>` props; a change of state is announced.
 */
export function PhotoField({
  id,
  title,
  caption,
  state,
  progress = 0,
  bytes,
  preview,
  illustration,
  frame,
  onFile,
  onRetry,
  onCancel,
  error,
  advice = [],
  ask,
  capture = 'environment',
  retakeLabel,
  cameraElsewhere = false,
  cameraOnly = false,
  children,
  className,
  ref,
  'aria-describedby': described,
  ...rest
}: PhotoFieldProps) {
  const strings = useStrings(generalWords, photoWords);
  const faultText = usePhotoFaultText();
  const barOf = usePhotoProgress();
  const wiring = useFieldWiring({ id, label: title }, 'PhotoField');
  const field = useRef<HTMLFieldSetElement>(null);
  const setRef = useCallback(
    (element: HTMLFieldSetElement | null) => {
      field.current = element;
      return assignRef(ref, element);
    },
    [ref],
  );
  const pressed = useRef(false);
  useLayoutEffect(() => {
    // The pressed button has disappeared: the focus moves to the next one.
    if (pressed.current && field.current && !field.current.contains(document.activeElement))
      (field.current.querySelector('button') ?? field.current).focus();
    pressed.current = false;
    // A new state takes the button away; nothing else does.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [state]);
  const press = (act: (() => void) | undefined) =>
    act &&
    (() => {
      pressed.current = true;
      act();
    });
  if (error === '')
    complain(
      'PhotoField',
      `the error of "${title}" is an empty text, so nothing is shown. Pass undefined when it is right, else what to do.`,
    );
  if (!(progress >= 0 && progress <= 1))
    complain(
      'PhotoField',
      `progress of "${title}" is ${progress}, so the bar stands at its nearest end. Pass a share from 0 to 1.`,
    );
  const open = state === 'now' || state === 'failed';
  const onTheWay = state === 'preparing' || state === 'sending';
  const failed = state === 'failed' || Boolean(error);
  const kept = state === 'now' && Boolean(preview && onRetry);
  const message =
    (typeof error === 'object' ? faultText(error) : error) || (state === 'failed' && strings.photoFailed);
  const retake = retakeLabel ?? strings.retake;
  const framed = frame && (open || onTheWay);
  const quiet = onTheWay
    ? state === 'sending'
      ? strings.photoSending
      : strings.photoPreparing
    : kept && advice.length === 0
      ? strings.photoStopped
      : caption;
  return (
    <fieldset
      tabIndex={-1}
      {...rest}
      ref={setRef}
      id={wiring.fieldId}
      data-field-row=""
      data-state={state}
      data-invalid={message ? '' : undefined}
      aria-labelledby={wiring.labelId}
      aria-describedby={joinIds(described, message && wiring.errorId)}
      className={look({ state: rest.disabled ? 'off' : failed ? 'failed' : state, className })}
    >
      {failed ? <ErrorBar /> : null}
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2">
        {framed ? null : (
          <span className="flex h-14 w-22 shrink-0 items-center justify-center overflow-hidden rounded-small">
            {preview ? <img src={preview} alt="" className="size-full object-cover" /> : illustration}
          </span>
        )}
        <div className="min-w-[7rem] flex-1">
          {/* The whole is announced: "Received" alone does not tell the photo. */}
          <div aria-live="polite" aria-atomic="true">
            <p id={wiring.labelId} className="text-label font-semibold text-ink">
              {title}
            </p>
            <div className="mt-1">
              {state === 'done' ? (
                <StatusChip tone="success">{caption ?? strings.photoDone}</StatusChip>
              ) : message ? (
                <FieldError id={wiring.errorId}>{message}</FieldError>
              ) : quiet ? (
                <p className="text-caption text-muted">{quiet}</p>
              ) : null}
              {message ? null : <Advice of={advice} />}
            </div>
          </div>
          {state === 'sending' ? (
            <div className="mt-2">
              <ProgressBar {...barOf(progress, bytes)} label={strings.photoSending} />
            </div>
          ) : null}
        </div>
        {state === 'done' || (onTheWay && onCancel) ? (
          <span className="-me-3 ms-auto">
            {state === 'done' ? (
              <PhotoButton
                variant="text"
                capture={capture}
                ask={ask}
                onFile={onFile}
                aria-describedby={wiring.labelId}
              >
                {retake}
              </PhotoButton>
            ) : (
              <Button variant="text" tone="muted" onClick={press(onCancel)} aria-describedby={wiring.labelId}>
                {strings.cancel}
              </Button>
            )}
          </span>
        ) : null}
      </div>
      {framed ? (
        <div className="mt-3">
          <PhotoFrame shape={frame} src={preview}>
            {illustration}
          </PhotoFrame>
        </div>
      ) : null}
      {open && children ? <div className="mt-3 border-t border-decor pt-3">{children}</div> : null}
      {open ? (
        <PhotoActions
          labelId={wiring.labelId}
          failed={state === 'failed'}
          kept={kept}
          capture={capture}
          cameraElsewhere={cameraElsewhere}
          cameraOnly={cameraOnly}
          retakeLabel={retake}
          ask={ask}
          onFile={onFile}
          onRetry={press(onRetry)}
        />
      ) : null}
    </fieldset>
  );
}

/** Advice with an icon: never colour alone. */
function Advice({ of }: { of: readonly PhotoAdvice[] }) {
  const strings = useStrings(generalWords, photoWords);
  return of.map((each) => (
    <p key={each} className="flex gap-1.5 text-caption font-semibold text-warning">
      <TriangleAlert aria-hidden className="mt-px size-[1.25em]" />
      <span className="min-w-0">{photoAdviceText(each, strings)}</span>
    </p>
  ));
}
