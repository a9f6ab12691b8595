import type { ReactNode } from 'react';

/** A row of a card with an action instead of an answer. Renders a `<button>`. */
export function ActionRow({
  icon,
  tone = 'primary',
  onClick,
  children,
}: {
  icon: ReactNode;
  /** `muted` is for removing. */
  tone?: 'primary' | 'muted';
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      onClick={onClick}
      className={`flex min-h-row w-full items-center gap-3 px-4 py-2 text-start text-label font-semibold -outline-offset-3 active:bg-sunken ${tone === 'primary' ? 'text-link' : 'border-t border-decor text-muted'}`}
    >
      {icon}
      {children}
    </button>
  );
}
