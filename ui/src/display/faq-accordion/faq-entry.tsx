'use client';
import { useEffect, useId, useRef } from 'react';
import { cx } from '../../foundations/cx/index.js';
import { ChevronDown } from '../../foundations/icons/index.js';
import type { FaqItem } from './faq-item.js';

interface FaqEntryProps {
  item: FaqItem;
  heading: 'h2' | 'h3' | 'h4';
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Scrolls to the question and focuses it, once. */
  wanted: boolean;
}

/** A question with a collapsible answer. Renders a heading with a `<button>`, and a region. */
export function FaqEntry({ item, heading: Heading, open, onOpenChange, wanted }: FaqEntryProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const change = useRef(onOpenChange);
  useEffect(() => {
    change.current = onOpenChange;
  });
  useEffect(() => {
    const element = answer.current;
    // `until-found` lets the browser search closed answers. React writes only `hidden`.
    if (!open && element && 'onbeforematch' in element) element.setAttribute('hidden', 'until-found');
  }, [open]);
  useEffect(() => {
    const element = answer.current;
    const found = () => change.current(true);
    element?.addEventListener('beforematch', found);
    return () => element?.removeEventListener('beforematch', found);
  }, []);
  useEffect(() => {
    if (!wanted) return;
    button.current?.scrollIntoView({ block: 'start' });
    button.current?.focus({ preventScroll: true });
  }, [wanted]);
  return (
    <div className="relative before:pointer-events-none before:absolute before:start-4 before:end-0 before:top-0 before:h-px before:bg-decor first:before:hidden">
      <Heading>
        <button
          ref={button}
          type="button"
          id={`${id}-question`}
          aria-expanded={open}
          aria-controls={`${id}-answer`}
          onClick={() => onOpenChange(!open)}
          className={cx(
            // Above the rule, which would cut the ring.
            'relative flex min-h-row w-full items-center py-3 ps-4 pe-2 text-start text-body text-ink -outline-offset-3 transition-colors duration-press active:bg-sunken',
            open ? 'font-semibold' : 'font-medium',
          )}
        >
          <span className="min-w-0 flex-1">{item.question}</span>
          <span className="flex w-10 shrink-0 justify-center text-subtle">
            <ChevronDown aria-hidden className={cx('size-5', open && '[transform:scaleY(-1)]')} />
          </span>
        </button>
      </Heading>
      {/* An `until-found` box keeps its padding and its role, so this box has neither. */}
      <div ref={answer} id={`${id}-answer`} hidden={!open}>
        <section aria-labelledby={`${id}-question`} className="px-4 pt-1 pb-4 text-body text-ink">
          {item.answer}
        </section>
      </div>
    </div>
  );
}
