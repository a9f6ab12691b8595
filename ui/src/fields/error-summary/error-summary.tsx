'use client';
import { useCallback, useEffect, useId, useRef, type MouseEvent } from 'react';
import { complain } from '../../foundations/complain/index.js';
import { cx } from '../../foundations/cx/index.js';
import { CircleAlert } from '../../foundations/icons/index.js';
import type { Native } from '../../foundations/native/index.js';
import { summaryWords } from '../../foundations/strings/english.js';
import { plural, preparePlurals, useLocale, useStrings } from '../../foundations/strings/index.js';
import { assignRef } from '../text-field/typed-input.js';

declare const process: { env: { NODE_ENV?: string } };

/** One link of the summary. */
export interface FieldInError {
  /** The id of the field. */
  fieldId: string;
  /** The label of the field. */
  label: string;
  /** The remedy. */
  message: string;
}

export interface ErrorSummaryProps extends Native<'section', 'children' | 'dangerouslySetInnerHTML'> {
  /** In page order. An empty list renders nothing. */
  errors: readonly FieldInError[];
  /** Number of submits: each change focuses the summary again. */
  attempt?: number;
  /** Default: "Please fix 3 answers". */
  heading?: string;
}

const controls =
  'input:not([type=hidden], [hidden], [aria-hidden=true], :disabled), button:not(:disabled), select, textarea, a[href]';
const chosen = 'input:checked:not([aria-hidden=true]), [role=radio][aria-checked=true]';

/**
 * Scrolls a field into view, starting at its label, and focuses the field. Returns false for an unknown id.
 */
export function focusField(fieldId: string): boolean {
  const field = document.getElementById(fieldId);
  if (!field) return false;
  const control = field.matches('input, button, select, textarea')
    ? field
    : // Of radios the chosen one, else the first: arrows go on from there.
      (field.querySelector<HTMLElement>(chosen) ?? field.querySelector<HTMLElement>(controls));
  // An element without a control takes the focus itself.
  if (!control && !field.hasAttribute('tabindex')) field.tabIndex = -1;
  // The label scrolls into view; scroll-padding keeps the row clear of the top bar.
  (field.closest('[data-field-row]') ?? field).scrollIntoView({ block: 'start' });
  (control ?? field).focus({ preventScroll: true });
  return true;
}

function arrive(summary: HTMLElement) {
  summary.scrollIntoView({ block: 'nearest' });
  summary.focus({ preventScroll: true });
}

/** Complains about links without a target or in another order than the page. */
function complainOfOrder(errors: readonly FieldInError[]) {
  if (process.env.NODE_ENV === 'production') return;
  const fields = errors.map(({ fieldId }) => document.getElementById(fieldId));
  const lost = errors.find((_, at) => !fields[at]);
  if (lost)
    complain(
      'ErrorSummary',
      `no element has the id "${lost.fieldId}" (${lost.label}), so its link leads nowhere. Give the field that id, or leave the error out.`,
    );
  const early = fields.findIndex((field, at) => {
    const before = at > 0 ? fields[at - 1] : null;
    return field && before && before.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_PRECEDING;
  });
  if (early > 0)
    complain(
      'ErrorSummary',
      `"${errors[early]?.label}" stands above "${errors[early - 1]?.label}" on the page, but after it in the list. Pass errors in the order of the page.`,
    );
}

/** One text: three parts are three text nodes in each of the links. */
function linkText({ label, message }: FieldInError): string {
  // A question ends with its own mark, and a sentence follows. Capitals such as "CURP" stay.
  if ('?!:.'.includes(label.slice(-1))) return `${label} ${message}`;
  const second = message.charAt(1);
  return `${label}: ${second === second.toUpperCase() ? message : message.charAt(0).toLowerCase() + message.slice(1)}`;
}

function follow(event: MouseEvent, fieldId: string) {
  // The hash of the address belongs to the app's router.
  event.preventDefault();
  focusField(fieldId);
}

/**
 * The errors after a submit, at the top of the page: one link per error, which leads to the field. Takes the
 * focus when rendered. Renders a `<section tabindex="-1">` with an alert, a heading and a list, following
 * GOV.UK's error summary.
 */
export function ErrorSummary({ errors, attempt = 0, heading, className, ref, ...rest }: ErrorSummaryProps) {
  const strings = useStrings(summaryWords);
  const locale = useLocale();
  const headingId = useId();
  useEffect(() => complainOfOrder(errors), [errors]);
  useEffect(() => {
    const timer = setTimeout(() => preparePlurals(locale));
    return () => clearTimeout(timer);
  }, [locale]);
  const arrived = useRef<HTMLElement>(null);
  const setRef = useCallback(
    (summary: HTMLElement | null) => {
      // A host that creates a new ref with each render must not cause a repeated ref call.
      if (summary && summary !== arrived.current) arrive(summary);
      arrived.current = summary ?? arrived.current;
      return assignRef(ref, summary);
    },
    [ref],
  );
  if (errors.length === 0) return null;
  return (
    <section
      tabIndex={-1}
      {...rest}
      key={attempt}
      ref={setRef}
      data-error-summary=""
      aria-labelledby={headingId}
      className={cx(
        'scroll-mt-3 rounded-medium border-2 border-danger bg-surface px-4 pt-3 pb-1 outline-none',
        className,
      )}
    >
      {/* The alert is a child of the focused element: some screen readers repeat or skip an alert that
          takes the focus itself. */}
      <div role="alert">
        <h2 id={headingId} className="mb-1 flex gap-2 text-title text-danger">
          <CircleAlert aria-hidden className="mt-px" />
          <span className="min-w-0">{heading ?? plural(strings.fixAnswers, errors.length, locale)}</span>
        </h2>
        <ul>
          {errors.map((error, at) => (
            // One field may be told twice.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={`${error.fieldId} ${at}`}>
              <a
                href={`#${error.fieldId}`}
                onClick={(event) => follow(event, error.fieldId)}
                className="flex min-h-11 items-center py-1 text-label text-danger underline underline-offset-4"
              >
                {linkText(error)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
