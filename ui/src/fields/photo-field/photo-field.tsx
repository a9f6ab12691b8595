'use client';
import type { ReactNode } from 'react';
import { ProgressBar } from '../../display/progress/index.js';
import { StatusChip } from '../../display/status-chip/index.js';
import { cx } from '../../foundations/cx/index.js';
import { Camera, Image, RefreshCw } from '../../foundations/icons/index.js';
import { useStrings } from '../../foundations/strings/index.js';
import { Button } from '../../actions/button/index.js';
import { FieldError, useFieldWiring } from '../field-row/index.js';
import { PhotoButton } from './photo-button.js';

export interface PhotoFieldProps {
  id?: string;
  /** "1. ID, front" */
  title: string;
  /** What to do, or when it is its turn. In the state `done`: what was found ("Clear to read"). */
  caption?: ReactNode;
  state: 'todo' | 'now' | 'sending' | 'done' | 'failed';
  /** While sending, 0 to 1. */
  progress?: number;
  /** Address of the photo taken. It stays while sending and after a failure. */
  preview?: string | undefined;
  /** Stands where the photo will be: an Illustration. */
  illustration?: ReactNode;
  onFile: (file: File) => void;
  /** Sends the same photo again after a failure. */
  onRetry?: (() => void) | undefined;
  /** Why it failed and what to do. */
  error?: string | undefined;
  /** Which camera. */
  capture?: 'environment' | 'user';
  /** Default: "Take it again". */
  retakeLabel?: string;
  /** The screen's main button (a PhotoButton in the footer) takes the photo: here only the gallery remains. */
  cameraElsewhere?: boolean;
  /** No choosing from the gallery: a selfie must be taken now. */
  cameraOnly?: boolean;
  /** Hints for the photo to take now. */
  children?: ReactNode;
}

/**
 * One photo to take: what it is, how far it is, and two ways to it, camera and gallery.
 * Renders a `<fieldset>` named by its title; the state is read out when it changes.
 */
export function PhotoField({
  id,
  title,
  caption,
  state,
  progress = 0,
  preview,
  illustration,
  onFile,
  onRetry,
  error,
  capture = 'environment',
  retakeLabel,
  cameraElsewhere = false,
  cameraOnly = false,
  children,
}: PhotoFieldProps) {
  const strings = useStrings();
  const wiring = useFieldWiring({ id, error });
  const open = state === 'now' || state === 'failed';
  const failed = state === 'failed' || Boolean(error);
  const message = error ?? (state === 'failed' ? strings.photoFailed : undefined);
  const retake = retakeLabel ?? strings.retake;
  return (
    <fieldset
      id={wiring.fieldId}
      data-field-row=""
      data-state={state}
      aria-labelledby={wiring.labelId}
      aria-describedby={message ? wiring.errorId : undefined}
      className={cx(
        'relative min-w-0 overflow-hidden rounded-medium border p-3',
        failed && 'border-danger bg-danger-soft',
        !failed && state === 'todo' && 'border-decor',
        !failed &&
          state === 'now' &&
          'border-primary bg-surface shadow-[inset_0_0_0_1px_var(--kopa-color-primary)]',
        !failed && (state === 'sending' || state === 'done') && 'border-decor bg-surface',
      )}
    >
      {failed ? <span aria-hidden className="absolute inset-y-0 start-0 w-1 bg-danger" /> : null}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="flex h-14 w-22 shrink-0 items-center justify-center overflow-hidden rounded-small">
          {preview ? <img src={preview} alt="" className="size-full object-cover" /> : illustration}
        </span>
        <div className="min-w-[7.5rem] flex-1">
          <p id={wiring.labelId} className="text-label font-semibold text-ink">
            {title}
          </p>
          <div aria-live="polite" className="mt-1">
            {state === 'done' ? (
              <StatusChip tone="success">{caption ?? strings.photoDone}</StatusChip>
            ) : state === 'sending' ? (
              <p className="text-caption text-muted">{strings.photoSending}</p>
            ) : message ? (
              <FieldError id={wiring.errorId}>{message}</FieldError>
            ) : caption ? (
              <p className="text-caption text-muted">{caption}</p>
            ) : null}
          </div>
          {state === 'sending' ? (
            <div className="mt-2">
              <ProgressBar value={progress} label={strings.photoSending} />
            </div>
          ) : null}
        </div>
        {state === 'done' ? (
          <span className="-me-3 ms-auto">
            <PhotoButton variant="text" capture={capture} onFile={onFile} aria-describedby={wiring.labelId}>
              {retake}
            </PhotoButton>
          </span>
        ) : null}
      </div>
      {open && children ? <div className="mt-3 border-t border-decor pt-3">{children}</div> : null}
      {open ? (
        <div className={cx('mt-2 flex flex-wrap gap-2', cameraElsewhere && '-ms-3')}>
          {state === 'failed' && onRetry ? (
            <Button variant="outline" icon={<RefreshCw aria-hidden />} onClick={onRetry}>
              {strings.tryAgain}
            </Button>
          ) : null}
          {cameraElsewhere ? null : (
            <PhotoButton
              variant={state === 'failed' ? 'text' : 'outline'}
              icon={<Camera aria-hidden />}
              capture={capture}
              onFile={onFile}
              aria-describedby={wiring.labelId}
            >
              {state === 'failed' ? retake : strings.takePhoto}
            </PhotoButton>
          )}
          {cameraOnly ? null : (
            <PhotoButton
              variant="text"
              icon={<Image aria-hidden />}
              onFile={onFile}
              aria-describedby={wiring.labelId}
            >
              {strings.choosePhoto}
            </PhotoButton>
          )}
        </div>
      ) : null}
    </fieldset>
  );
}
