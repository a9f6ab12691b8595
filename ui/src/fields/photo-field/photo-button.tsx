'use client';
import { useRef, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../../actions/button/index.js';

export interface PhotoButtonProps extends Pick<
  ButtonProps,
  'variant' | 'tone' | 'busy' | 'busyLabel' | 'icon' | 'block' | 'id' | 'aria-describedby'
> {
  /** Opens the camera (`environment` back, `user` front); left out, the gallery. */
  capture?: 'environment' | 'user' | undefined;
  /** The photo, as the phone gives it: up to 20 MB. With `multiple`, once for each. */
  onFile?: ((file: File) => void) | undefined;
  /** All that were chosen at one time. */
  onFiles?: ((files: File[]) => void) | undefined;
  /** Several may be chosen at one time; not with the camera. */
  multiple?: boolean;
  /** Of the file input, which is otherwise without a name. */
  name?: string | undefined;
  children: ReactNode;
}

/**
 * A button that takes or chooses a photo; in a footer it is the main button of the screen.
 * Renders a `<button>` and an `<input type="file">` that only the button opens.
 */
export function PhotoButton({
  capture,
  onFile,
  onFiles,
  multiple = false,
  name,
  children,
  ...button
}: PhotoButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        name={name}
        accept="image/*"
        multiple={multiple && !capture}
        capture={capture}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          // Emptied, so that the same photo can be chosen again after a failure.
          event.currentTarget.value = '';
          if (files.length === 0) return;
          onFiles?.(files);
          files.forEach((file) => onFile?.(file));
        }}
      />
    </>
  );
}
