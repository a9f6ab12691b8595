'use client';
import { useRef, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../../actions/button/index.js';

/**
 * The camera and the gallery of the app around the web view. It is asked first: the photo, or null when the user went back.
 * Rejected, it has none, and the browser's own opens.
 */
export type AskForPhoto = (from: 'environment' | 'user' | 'gallery') => Promise<File | null>;

export interface PhotoButtonProps extends Omit<ButtonProps, 'type' | 'form' | 'name' | 'value' | 'children'> {
  /** Opens the camera (`environment` back, `user` front); left out, the gallery. */
  capture?: 'environment' | 'user' | undefined;
  /** The photo, as the phone gives it: up to 20 MB. With `multiple`, once for each. */
  onFile?: ((file: File) => void) | undefined;
  /** All that were chosen at one time. */
  onFiles?: ((files: File[]) => void) | undefined;
  /** Several may be chosen at one time; not with the camera. */
  multiple?: boolean;
  /** The app's camera and gallery, where the page runs in one. */
  ask?: AskForPhoto | undefined;
  /** Of the file input, which is otherwise without a name. */
  name?: string | undefined;
  /** The words on it. */
  children: ReactNode;
}

/**
 * A button that takes or chooses a photo; in a footer it is the main button of the screen.
 * Renders a `<button>`, which takes what a Button takes, and an `<input type="file">` that only the button opens.
 */
export function PhotoButton({
  capture,
  onFile,
  onFiles,
  multiple = false,
  ask,
  name,
  children,
  onClick,
  ...button
}: PhotoButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = (files: File[]) => {
    if (files.length === 0) return;
    onFiles?.(files);
    files.forEach((file) => onFile?.(file));
  };
  const open = async () => {
    // Without an app it opens at once: a browser opens nothing that comes too long after the tap.
    if (!ask) return input.current?.click();
    try {
      const file = await ask(capture ?? 'gallery');
      if (file) take([file]);
    } catch {
      input.current?.click();
    }
  };
  return (
    <>
      <Button
        {...button}
        onClick={(event) => {
          onClick?.(event);
          void open();
        }}
      >
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
          take(files);
        }}
      />
    </>
  );
}
