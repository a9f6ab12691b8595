'use client';
import {
  useCallback,
  useLayoutEffect,
  useRef,
  type ChangeEvent,
  type CompositionEvent,
  type FocusEvent,
  type Ref,
  type RefObject,
} from 'react';

/** The elements for typed text. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Assigns an element to a ref of either kind; returns the clean-up of a callback ref. */
export function assignRef<E>(ref: Ref<E> | undefined, element: E | null): void | (() => void) {
  if (typeof ref === 'function') return ref(element);
  if (ref) ref.current = element;
  return undefined;
}

interface TypedInput<E extends TextControl> {
  sanitize?: ((raw: string) => string) | undefined;
  /** Called with the value after each possible change. May write to the DOM, never to React state. */
  onText?: ((value: string) => void) | undefined;
  onChange?: ((event: ChangeEvent<E>) => void) | undefined;
  onCompositionEnd?: ((event: CompositionEvent<E>) => void) | undefined;
  onFocus?: ((event: FocusEvent<E>) => void) | undefined;
  ref?: Ref<E> | undefined;
}

/** Named, because an inferred event has a second parameter that only the types of React 19 know. */
interface TypedProps<E extends TextControl> extends Pick<
  TypedInput<E>,
  'onChange' | 'onCompositionEnd' | 'onFocus'
> {
  ref: (element: E | null) => void | (() => void);
}

/** The text of a control, past any property of the element itself: what the user sees. */
export function nativeValue(control: TextControl) {
  const { prototype } = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  const { get, set } = Object.getOwnPropertyDescriptor(prototype, 'value')!;
  return { get: () => get!.call(control) as string, set: (value: string) => set!.call(control, value) };
}

/** Sets a value like a key press, so that React's listeners are called. */
export function typeInto(control: TextControl, value: string): void {
  nativeValue(control).set(value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

function clean(control: TextControl, sanitize: (raw: string) => string, deletes: boolean): boolean {
  const raw = nativeValue(control).get();
  const wanted = sanitize(raw);
  if (wanted === raw) return false;
  // The cleaned text before the caret stays before the caret.
  const at = control.selectionStart ?? raw.length;
  const kept = sanitize(raw.slice(0, at)).length;
  // A deleted mark that comes back stays after the caret: the next deletion reaches the text before.
  const caret = deletes ? Math.min(kept, at) : kept;
  control.value = wanted;
  // Email inputs have no selection API: the browser moves the caret to the end.
  if (document.activeElement === control && control.selectionStart !== null)
    control.setSelectionRange(Math.min(caret, wanted.length), Math.min(caret, wanted.length));
  return true;
}

/**
 * The logic of a typed field: cleans the text in the input event and keeps the caret; a key press renders
 * nothing. Compatible with react-hook-form's `register`, which sets the value through the ref.
 */
export function useTypedInput<E extends TextControl>({
  sanitize,
  onText,
  onChange,
  onCompositionEnd,
  onFocus,
  ref,
}: TypedInput<E>): { control: RefObject<E | null>; report: () => void; props: TypedProps<E> } {
  const control = useRef<E | null>(null);
  const latest = useRef(onText);
  useLayoutEffect(() => {
    latest.current = onText;
  });
  const report = useCallback(() => {
    if (control.current) latest.current?.(control.current.value);
  }, []);
  const setRef = useCallback(
    (element: E | null) => {
      control.current = element;
      return assignRef(ref, element);
    },
    [ref],
  );
  // The host's ref may have set a value just now.
  useLayoutEffect(report);
  // A field without work at a key press adds no listener.
  const onInput =
    sanitize || onText
      ? (event: ChangeEvent<E>) => {
          // A write during a composition doubles letters on Android keyboards, so the text is cleaned
          // when the composition ends.
          const { isComposing = false, inputType } = event.nativeEvent as Partial<InputEvent>;
          const deletes = inputType?.startsWith('delete') ?? false;
          if (sanitize && !isComposing) clean(event.currentTarget, sanitize, deletes);
          report();
          onChange?.(event);
        }
      : onChange;
  return {
    control,
    report,
    props: {
      ref: setRef,
      onChange: onInput,
      onCompositionEnd: sanitize
        ? (event: CompositionEvent<E>) => {
            onCompositionEnd?.(event);
            const element = event.currentTarget;
            const text = nativeValue(element).get();
            const wanted = sanitize(text);
            if (wanted !== text) typeInto(element, wanted);
          }
        : onCompositionEnd,
      onFocus: onText
        ? (event: FocusEvent<E>) => {
            onFocus?.(event);
            report();
          }
        : onFocus,
    },
  };
}
