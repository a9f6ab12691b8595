'use client';
import { useId, type MouseEvent } from 'react';
import { CircleAlert } from '../../foundations/icons/index.js';
import { plural, useLocale, useStrings } from '../../foundations/strings/index.js';

export interface FieldInError {
  /** The id of the field. */
  fieldId: string;
  label: string;
  /** How to fix it. */
  message: string;
}

export interface ErrorSummaryProps {
  /** In the order of the page. Empty: nothing is shown. */
  errors: readonly FieldInError[];
  /** How often the form was sent: each time it changes, the focus comes back here. */
  attempt?: number;
  /** Default: "Please fix 3 answers". */
  heading?: string;
}

/** Brings a field into view, its label first, and puts the focus on it. Returns false when there is none. */
export function focusField(fieldId: string): boolean {
  const field = document.getElementById(fieldId);
  if (!field) return false;
  const inside = 'input:checked, input:not([type=hidden]), button, select, textarea, a[href]';
  const control = field.matches('input, button, select, textarea')
    ? field
    : field.querySelector<HTMLElement>(inside);
  // The label first, and the top bar in mind: scroll-padding keeps the row clear of it.
  (field.closest('[data-field-row]') ?? field).scrollIntoView({ block: 'start' });
  (control ?? field).focus({ preventScroll: true });
  return true;
}

function arrive(summary: HTMLElement | null) {
  summary?.scrollIntoView({ block: 'nearest' });
  summary?.focus({ preventScroll: true });
}

function follow(event: MouseEvent, fieldId: string) {
  // The address after the hash is the app's route.
  event.preventDefault();
  focusField(fieldId);
}

/**
 * What is wrong, at the top of the page, after sending: one link an error that leads to its field. It takes the focus when
 * it appears. Renders a `<section tabindex="-1">` with an alert, a heading and a list, as GOV.UK's error summary.
 */
export function ErrorSummary({ errors, attempt = 0, heading }: ErrorSummaryProps) {
  const strings = useStrings();
  const locale = useLocale();
  const headingId = useId();
  if (errors.length === 0) return null;
  return (
    <section
      key={attempt}
      ref={arrive}
      tabIndex={-1}
      aria-labelledby={headingId}
      className="scroll-mt-3 rounded-medium border-2 border-danger bg-surface px-4 pt-3 pb-1 outline-hidden"
    >
      {/* The alert is a child of what takes the focus: on one element, some readers say it twice or not at all. */}
      <div role="alert">
        <h2 id={headingId} className="mb-1 flex gap-2 text-title text-danger">
          <CircleAlert aria-hidden className="mt-px" />
          <span className="min-w-0">{heading ?? plural(strings.fixAnswers, errors.length, locale)}</span>
        </h2>
        <ul>
          {errors.map((error) => (
            <li key={error.fieldId}>
              <a
                href={`#${error.fieldId}`}
                onClick={(event) => follow(event, error.fieldId)}
                className="flex min-h-11 items-center py-1 text-label text-danger underline underline-offset-4"
              >
                {error.label}: {error.message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
