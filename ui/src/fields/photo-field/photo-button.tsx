'use client';
import { useRef, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../../actions/button/index.js';

/**
 * The camera and gallery of the host app, asked first: resolves to the photo, or to null after Back. A
 * rejection means no support, and the browser's own input opens.
 */
export type AskForPhoto = (from: 'environment' | 'user' | 'gallery') => Promise<File | null>;

export interface PhotoButtonProps extends Omit<ButtonProps, 'type' | 'form' | 'name' | 'value' | 'children'> {
  /** Opens the camera (`environment` back, `user` front); without `capture`, the gallery. */
  capture?: 'environment' | 'user' | undefined;
  /** Called with the original photo, up to 20 MB. With `multiple`, called once per photo. */
  onFile?: ((file: File) => void) | undefined;
  /** Called with all photos of one choice. */
  onFiles?: ((files: File[]) => void) | undefined;
  /** Allows several photos in one choice; not with the camera. */
  multiple?: boolean;
  /** The host app's camera and gallery, when the page runs in a host app. */
  ask?: AskForPhoto | undefined;
  /** The name of the file input. Default: none. */
  name?: string | undefined;
  /** The label. */
  children: ReactNode;
}

/**
 * A button that takes or chooses a photo; in a footer, the screen's main button. Renders a `<button>`, which
 * receives Button props, and an `<input type="file">` that only the button opens.
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
    // Without a host app the input opens at once: browsers ignore a delayed click.
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
          // Cleared, so that the same photo can be chosen again after a failure.
          event.currentTarget.value = '';
          take(files);
        }}
      />
    </>
  );
}
