import { useEffect, useRef, type KeyboardEvent } from 'react';
import { cn } from './ui/cn.ts';

/** Height of a row in px: h-11. */
const ROW = 44;

/** A column of numbers that snaps; `show` words them. */
export function Wheel({
  label,
  from,
  to,
  value,
  onChange,
  show = String,
}: {
  label: string;
  from: number;
  to: number;
  value: number;
  onChange: (value: number) => void;
  show?: (value: number) => string;
}) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.scrollTo({ top: (value - from) * ROW });
  }, [value, from]);
  useEffect(() => {
    const element = list.current;
    const settle = () => element && onChange(from + Math.round(element.scrollTop / ROW));
    element?.addEventListener('scrollend', settle);
    return () => element?.removeEventListener('scrollend', settle);
  }, [from, onChange]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onChange(Math.max(from, Math.min(to, value + step)));
  };
  return (
    <div
      ref={list}
      role="listbox"
      aria-label={label}
      aria-activedescendant={`${label}-${value}`}
      tabIndex={0}
      data-vaul-no-drag
      onKeyDown={onKeyDown}
      className="relative h-[220px] flex-1 snap-y snap-mandatory overflow-y-scroll py-[88px] text-center"
    >
      {Array.from({ length: to - from + 1 }, (_, at) => from + at).map((number) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the list has the keys
        <div
          key={number}
          id={`${label}-${number}`}
          role="option"
          tabIndex={-1}
          aria-selected={number === value}
          onClick={() => onChange(number)}
          className={cn(
            'flex h-11 snap-center items-center justify-center rounded-md text-sm',
            number === value ? 'bg-accent font-medium' : 'text-muted-foreground',
          )}
        >
          {show(number)}
        </div>
      ))}
    </div>
  );
}
