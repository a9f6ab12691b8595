/** A button in a toast: something that can be done about it, once. */
export interface ToastAction {
  /** A verb: "Undo". */
  label: string;
  onPress: () => void;
}

export interface ToastOptions {
  /** Two with one key are one: the later text takes the place of the earlier. Default: the text. */
  key?: string | undefined;
  /** Only the icon differs. Errors that need action are no toast. */
  tone?: 'success' | 'info' | 'warning' | undefined;
  /** Is read at once and not after what is being read: "You were logged out". */
  urgent?: boolean | undefined;
  /** With it the toast stays until it is used or closed. Never the only way to do it: who is slow may miss it. */
  action?: ToastAction | undefined;
}

export interface Toast {
  key: string;
  text: string;
  tone: NonNullable<ToastOptions['tone']>;
  urgent: boolean;
  action: ToastAction | undefined;
}

/** The queue with one more toast, or with a later text in the place of its earlier one. */
export function withToast(
  queue: readonly Toast[],
  text: string,
  options: ToastOptions = {},
): readonly Toast[] {
  const { key = text, tone = 'success', urgent = false, action } = options;
  const toast = { key, text, tone, urgent, action };
  return queue.some((other) => other.key === key)
    ? queue.map((other) => (other.key === key ? toast : other))
    : [...queue, toast];
}
