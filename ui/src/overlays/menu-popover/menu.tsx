'use client';
import { cva } from 'class-variance-authority';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { placeMenu } from './place-menu.js';

export interface MenuItem {
  id: string;
  /** What is done: "Write off". */
  label: string;
  icon?: ReactNode;
  /** `danger` is for what cannot be undone. */
  tone?: 'danger' | undefined;
  /** The item stays reachable and does nothing; say why beside the menu. */
  disabled?: boolean | undefined;
}

const itemLook = cva(
  'flex min-h-11 w-full items-center gap-3 rounded-small px-3 py-2 text-start text-body -outline-offset-3 [&>svg]:size-5 [&>svg]:shrink-0',
  {
    variants: {
      look: {
        plain: 'text-ink hover:bg-sunken',
        danger: 'text-danger hover:bg-danger-soft',
        disabled: 'text-subtle',
      },
    },
  },
);

/** The open menu. The focus goes in, and back to the button when the menu closes with the focus in it. */
export function Menu({
  id,
  label,
  items,
  start,
  button,
  onClose,
  onChoose,
}: {
  id: string;
  label: string;
  items: readonly MenuItem[];
  start: 'first' | 'last';
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  onChoose: (id: string) => void;
}) {
  const menu = useRef<HTMLDivElement>(null);
  const rows = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  const giveBack = () => button.current?.focus({ preventScroll: true });

  useLayoutEffect(() => {
    const [own, opener] = [menu.current, button.current];
    if (!own || !opener) return undefined;
    placeMenu(own, opener);
    rows()
      .at(start === 'first' ? 0 : -1)
      ?.focus({ preventScroll: true });
    return () => {
      if (own.contains(document.activeElement)) opener.focus({ preventScroll: true });
    };
    // The button and the first row are those of the opening.
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies
  }, []);

  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const outside = (event: Event) => {
      const at = event.target;
      if (at instanceof Node && (menu.current?.contains(at) || button.current?.contains(at))) return;
      close.current();
    };
    const follow = (event: Event) => {
      const [own, opener] = [menu.current, button.current];
      if (own && opener && !(event.target instanceof Node && own.contains(event.target)))
        placeMenu(own, opener);
    };
    document.addEventListener('pointerdown', outside, true);
    document.addEventListener('focusin', outside);
    document.addEventListener('scroll', follow, true);
    window.addEventListener('resize', follow);
    return () => {
      document.removeEventListener('pointerdown', outside, true);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('scroll', follow, true);
      window.removeEventListener('resize', follow);
    };
  }, [button]);

  const onKeyDown = (event: KeyboardEvent) => {
    // The page's own keys, and a sheet around the menu, must not answer too.
    event.stopPropagation();
    if (event.key === 'Tab') {
      giveBack();
      return onClose();
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      giveBack();
      return onClose();
    }
    const all = rows();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next =
      event.key === 'ArrowDown'
        ? at + 1
        : event.key === 'ArrowUp'
          ? at - 1
          : event.key === 'Home'
            ? 0
            : event.key === 'End'
              ? -1
              : startingWith(event.key, items, at);
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    all.at(next % all.length)?.focus({ preventScroll: false });
  };

  return (
    <div
      ref={menu}
      id={id}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="fixed inset-auto z-20 m-0 max-w-[calc(100%-1rem)] min-w-[12rem] overflow-y-auto rounded-medium border border-decor bg-raised p-1 text-ink shadow-raised"
    >
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          role="menuitem"
          tabIndex={-1}
          aria-disabled={item.disabled}
          onClick={() => {
            if (item.disabled) return;
            giveBack();
            onClose();
            onChoose(item.id);
          }}
          className={itemLook({ look: item.disabled ? 'disabled' : (item.tone ?? 'plain') })}
        >
          {item.icon}
          {item.label}
        </button>
      ))}
    </div>
  );
}

/** The place of the next item that starts with a typed letter; undefined for other keys and letters. */
function startingWith(key: string, items: readonly MenuItem[], at: number): number | undefined {
  if (Array.from(key).length !== 1 || key === ' ') return undefined;
  const places = items.map((_, index) => (at + 1 + index) % items.length);
  return places.find((place) => items[place]?.label.toLocaleLowerCase().startsWith(key.toLocaleLowerCase()));
}
