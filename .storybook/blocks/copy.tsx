import { useState } from 'react';

/** A text in code type with a button that copies the text. */
export function Copy({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <code>{text}</code>
      <button
        type="button"
        aria-label={`Copy ${text}`}
        className="rounded-small border border-control bg-surface px-2 py-1 text-caption text-ink"
        onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
        onBlur={() => setCopied(false)}
      >
        {copied ? 'Copied' : 'Copy'}
      </button>
    </span>
  );
}
