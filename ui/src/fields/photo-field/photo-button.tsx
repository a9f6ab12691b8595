'use client';
import { useRef, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../../actions/button/index.js';

export interface PhotoButtonProps extends Pick<
  ButtonProps,
  'variant' | 'tone' | 'busy' | 'busyLabel' | 'icon' | 'block' | 'id' | 'aria-describedby'
> {
  /** Opens the camera (`environment` back, `user` front); left out, the gallery. */
  capture?: 'environment' | 'user' | undefined;
  onFile: (file: File) => void;
  /** Of the file input, which is otherwise without a name. */
  name?: string | undefined;
  children: ReactNode;
}

/**
 * A button that takes or chooses a photo; in a footer it is the main button of the screen.
 * Renders a `<button>` and an `<input type="file">` that only the button opens.
 */
export function PhotoButton({ capture, onFile, name, children, ...button }: PhotoButtonProps) {
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
        capture={capture}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          // Emptied, so that the same photo can be chosen again after a failure.
          event.currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
