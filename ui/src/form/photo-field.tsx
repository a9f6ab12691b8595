'use client';
import {
  PhotoField,
  usePhoto,
  type PhotoFieldProps,
  type UsePhotoOptions,
} from '../fields/photo-field/index.js';
import { ByAdapter } from './adapter.js';
import { ownProps, type Bound, type ControlledRow, type Unbound } from './bound.js';

/** The form's value of a photo: the picture, or the server's id of the picture. */
export type HeldPhoto = string | Blob;

/** The state of the current photo. */
type InHand = 'state' | 'progress' | 'bytes' | 'preview' | 'advice' | 'onFile' | 'onRetry' | 'onCancel';

export interface PhotoRowProps extends Unbound<PhotoFieldProps, InHand> {
  /**
   * Uploads the photo; resolves to the form's value, such as the server's id. Without `send` the form holds
   * the reduced picture.
   */
  send?: ((...photo: Parameters<UsePhotoOptions['send']>) => Promise<HeldPhoto>) | undefined;
  /** Limits of the reduction, and the text of a failure. */
  photo?: Omit<UsePhotoOptions, 'send'> | undefined;
  /** URL of an earlier picture. */
  previewOf?: ((held: HeldPhoto) => string | undefined) | undefined;
  /** A later photo, which waits for another one. */
  waits?: boolean | undefined;
}

/** The photo row of every library. */
export function PhotoRow({
  row: { id, value, error, onChange, onBlur, disabled },
  send,
  photo: options,
  previewOf,
  waits = false,
  ...field
}: PhotoRowProps & { row: ControlledRow<HeldPhoto> }) {
  const photo = usePhoto({
    ...options,
    send: async (made, to) => {
      const held = send ? await send(made, to) : made.blob;
      if (to.signal.aborted) return;
      onChange(held);
      onBlur();
    },
  });
  const held = value === null || value === '' ? null : value;
  // The form decides: its value may have been set or reset without a current photo.
  const isGiven = held !== null && photo.state === 'now' && photo.preview === undefined;
  const isTakenBack = held === null && photo.state === 'done';
  const state = isGiven ? 'done' : isTakenBack ? 'now' : photo.state;
  return (
    <PhotoField
      {...field}
      {...photo}
      {...(isTakenBack ? { preview: undefined, advice: [], onRetry: undefined } : {})}
      {...(isGiven ? { preview: previewOf?.(held) } : {})}
      id={id}
      state={disabled || (waits && state === 'now') ? 'todo' : state}
      error={photo.error ?? (state === 'now' ? error : undefined)}
      onFile={(file) => {
        // The earlier photo no longer counts, even when this one fails.
        if (held !== null) onChange(null);
        photo.onFile(file);
      }}
    />
  );
}

export interface BoundPhotoFieldProps extends Bound, PhotoRowProps {}

/**
 * A PhotoField with the photo's whole upload (see `usePhoto`), bound to a form: the form holds the result of
 * `send` after the upload, and null before. The title is the name in the error summary.
 */
export function BoundPhotoField(props: BoundPhotoFieldProps) {
  return (
    <ByAdapter<HeldPhoto> component="BoundPhotoField" bound={props} label={props.title}>
      {(row) => <PhotoRow {...ownProps(props)} row={row} />}
    </ByAdapter>
  );
}
