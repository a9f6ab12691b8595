import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { texts } from '../../screen/texts.ts';

/** A sheet in a modal `<dialog>`, which is in the page only while open. */
export function Sheet({
  title,
  onCancel,
  onConfirm,
  children,
}: {
  title: string;
  onCancel: () => void;
  onConfirm?: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the wheels' own effects, which scroll.
  useLayoutEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <dialog ref={dialog} className="sheet" aria-label={title} onCancel={onCancel}>
      <header>
        <button type="button" onClick={onCancel}>
          {texts.cancel}
        </button>
        <h2>{title}</h2>
        {onConfirm && (
          <button type="button" onClick={onConfirm}>
            {texts.confirm}
          </button>
        )}
      </header>
      {children}
    </dialog>
  );
}
