/** A file attached to a message. */
export interface MessageFile {
  /** "Receipt photo" */
  name: string;
  /** "148 kB" */
  caption?: string | undefined;
  /** The address of the file, opened in place of the page. */
  href?: string | undefined;
  /** Opens the file over the page; takes precedence over `href`. */
  onOpen?: (() => void) | undefined;
}

/** One message of a thread. */
export interface Message {
  /** Stable while the message is sent, so that the message keeps its place. */
  id: string;
  /** The author: the user of the phone, or the other side. */
  from: 'me' | 'them';
  /** "Achieng, EasyCash". Default: "You" and "Our team". */
  author?: string | undefined;
  /** Time of writing, in ms since 1970. */
  at: number;
  /** The original text with its line breaks. May be empty when files are attached. */
  text: string;
  /** Default `sent`. A `failed` message stays in the thread with a resend action. */
  state?: 'sent' | 'sending' | 'failed' | undefined;
  /** Attached files; a number when only the count is known. */
  files?: readonly MessageFile[] | number | undefined;
}

/** The day of a moment, "2026-11-20", in the given or the reader's time zone. Messages are grouped by day. */
export function dayOf(at: number, timeZone: string | undefined): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(at);
}
