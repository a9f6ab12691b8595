'use client';
import type { FieldValues } from 'react-hook-form';
import {
  PhotoField,
  usePhoto,
  type PhotoFieldProps,
  type UsePhotoOptions,
} from '../fields/photo-field/index.js';
import { ownProps, type Bound, type Unbound } from './binding.js';
import { Controlled, type ControlledRow } from './bound-field.js';

/** What a form holds of a photo: the picture itself, or what the other side calls it. */
type Held = string | Blob;

/** What the photo in hand gives by itself. */
type InHand = 'state' | 'progress' | 'preview' | 'advice' | 'onFile' | 'onRetry' | 'onCancel';

export interface RhfPhotoFieldProps<Values extends FieldValues>
  extends Bound<Values, Held | null | undefined>, Unbound<PhotoFieldProps, InHand> {
  /**
   * Sends the photo; what it resolves to is what the form holds, such as the number that the server gave it. Left out, the
   * form holds the picture itself, made small.
   */
  send?: ((...photo: Parameters<UsePhotoOptions['send']>) => Promise<Held>) | undefined;
  /** How small it is made, and what is said of a failure. */
  photo?: Omit<UsePhotoOptions, 'send'> | undefined;
  /** Address of a picture that was there before. */
  previewOf?: ((held: Held) => string | undefined) | undefined;
  /** Not its turn yet: it waits for another photo. */
  waits?: boolean | undefined;
}

/**
 * A PhotoField with the whole way of its photo (see `usePhoto`), bound to a form: the form holds what `send` gives once the
 * photo has arrived, and null until then. The title is its name in the error summary.
 */
export function RhfPhotoField<Values extends FieldValues = FieldValues>(props: RhfPhotoFieldProps<Values>) {
  return (
    <Controlled<Values, Held | null | undefined> component="RhfPhotoField" bound={props} label={props.title}>
      {(row) => <PhotoRow {...ownProps(props)} row={row} />}
    </Controlled>
  );
}

type PhotoRowProps = Omit<RhfPhotoFieldProps<FieldValues>, keyof Bound<FieldValues, unknown>> & {
  row: ControlledRow<Held>;
};

function PhotoRow({
  row: { id, value, error, onChange, onBlur, disabled },
  send,
  photo: options,
  previewOf,
  waits = false,
  ...field
}: PhotoRowProps) {
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
  // The form has the last word: it may have been given a photo, or reset, while none was in hand.
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
        // The photo before counts no more, also when this one does not arrive.
        if (held !== null) onChange(null);
        photo.onFile(file);
      }}
    />
  );
}
