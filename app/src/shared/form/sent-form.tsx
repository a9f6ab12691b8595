import type { ReactNode } from 'react';

/** The rows of a form whose button stands below the page. Renders a `<form>`, which Enter on a phone's keyboard sends. */
export function SentForm({
  onSend,
  label,
  gap = 'gap-5',
  children,
}: {
  onSend: () => void;
  /** What the button says. */
  label: string;
  /** Between its groups. */
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
      {/* Enter needs a button inside of the form. */}
      <button type="submit" hidden>
        {label}
      </button>
    </form>
  );
}
