import type { ReactNode } from 'react';

/**
 * The rows of a form with its button below the page. Renders a `<form>`, submitted by the keyboard's Enter.
 */
export function SentForm({
  onSend,
  label,
  gap = 'gap-5',
  children,
}: {
  onSend: () => void;
  /** The button's label. */
  label: string;
  /** The gap between groups. */
  gap?: 'gap-5' | 'gap-6';
  children: ReactNode;
}) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
      className={`flex flex-col ${gap}`}
    >
      {children}
      {/* Enter needs a submit button inside of the form. */}
      <button type="submit" hidden>
        {label}
      </button>
    </form>
  );
}
