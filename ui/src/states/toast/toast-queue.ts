/** A button in a toast: a single action. */
export interface ToastAction {
  /** A verb: "Undo". */
  label: string;
  onPress: () => void;
}

export interface ToastOptions {
  /** Toasts with the same key are one: the later text replaces the earlier. Default: the text. */
  key?: string | undefined;
  /** Changes only the icon. Errors that need action are not toasts. */
  tone?: 'success' | 'info' | 'warning' | undefined;
  /** Announced at once and not after the current speech: "You were logged out". */
  urgent?: boolean | undefined;
  /** A toast with an action stays until used or closed. Never the only way: a slow user may miss a toast. */
  action?: ToastAction | undefined;
}

export interface Toast {
  key: string;
  text: string;
  tone: NonNullable<ToastOptions['tone']>;
  urgent: boolean;
  action: ToastAction | undefined;
}

/** The queue with another toast, or with a later text in place of the earlier one. */
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
