/** A file that came with a message. */
export interface MessageFile {
  /** "Receipt photo" */
  name: string;
  /** "148 kB" */
  caption?: string | undefined;
  /** Opens it, in place of the page. */
  href?: string | undefined;
  /** Opens it over the page; decides where there is an href, too. */
  onOpen?: (() => void) | undefined;
}

/** One message of a thread. */
export interface Message {
  /** Stays the same while it is sent, so that it keeps its place. */
  id: string;
  /** Who wrote it: the one who holds the phone, or the other side. */
  from: 'me' | 'them';
  /** "Achieng, EasyCash". Default: "You" and "Our team". */
  author?: string | undefined;
  /** When it was written, in ms since 1970. */
  at: number;
  /** As it was written; its lines stay. It may be empty when files came with it. */
  text: string;
  /** Default `sent`. `failed` stays in the thread, with a way to send it again. */
  state?: 'sent' | 'sending' | 'failed' | undefined;
  /** What came with it; a number when only that is known. */
  files?: readonly MessageFile[] | number | undefined;
}

/** "2026-11-20" of a moment, in the reader's time zone or the given one: messages of one day stand together. */
export function dayOf(at: number, timeZone: string | undefined): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(at);
}
