'use client';
import type { FieldValues } from 'react-hook-form';
import { ownProps } from '../form/bound.js';
import { PhotoRow, type HeldPhoto, type PhotoRowProps } from '../form/photo-field.js';
import type { Bound } from './binding.js';
import { Controlled } from './bound-field.js';

export interface RhfPhotoFieldProps<Values extends FieldValues>
  extends Bound<Values, HeldPhoto | null | undefined>, PhotoRowProps {}

/**
 * A PhotoField with the photo's whole upload (see `usePhoto`), bound to a form: the form holds the result of
 * `send` after the upload, and null before. The title is the name in the error summary.
 */
export function RhfPhotoField<Values extends FieldValues = FieldValues>(props: RhfPhotoFieldProps<Values>) {
  return (
    <Controlled<Values, HeldPhoto | null | undefined>
      component="RhfPhotoField"
      bound={props}
      label={props.title}
    >
      {(row) => <PhotoRow {...ownProps(props)} row={row} />}
    </Controlled>
  );
}
