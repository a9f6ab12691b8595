'use client';
import { useId, type ReactNode } from 'react';
import { ProgressBar } from '../../display/progress/index.js';
import { complain } from '../../foundations/complain/index.js';
import type { Native } from '../../foundations/native/index.js';
import { sectionWords } from '../../foundations/strings/english-parts.js';
import { fill, useStrings } from '../../foundations/strings/index.js';
import { ErrorSummary, type FieldInError } from '../error-summary/index.js';
import { RequiredLegend } from '../field-row/index.js';

export interface FormSectionProps extends Native<'section', 'dangerouslySetInnerHTML'> {
  /** What the section asks for: "About you". */
  heading: string;
  /** 1 for the heading of the page. */
  level?: 1 | 2;
  /** Hides the heading visually, when the page's bar shows the same words. */
  headingHidden?: boolean;
  /** A sentence below: the reason for the questions. */
  intro?: ReactNode;
  /** Some rows are required: explains the asterisk above the first card. */
  required?: boolean;
  /** Shows "Saved on this phone" beside the explanation. */
  saved?: boolean;
  /** Number of answered rows: "3 of 11 answered", with a bar. */
  progress?: { answered: number; total: number } | undefined;
  /** The errors of the last submit, in row order; each links to its row. */
  errors?: readonly FieldInError[];
  /** Number of submits: each change focuses the errors. */
  attempt?: number;
  /** FieldGroups (with `level={3}` when they have a legend), notes between them. */
  children: ReactNode;
}

/**
 * One part of a long form: heading, reason, progress, errors and cards of rows. Renders a `<section>` named
 * by its heading; the page owns the `<form>` and the submit button.
 */
export function FormSection({
  heading,
  level = 2,
  headingHidden = false,
  intro,
  required = false,
  saved = false,
  progress,
  errors = [],
  attempt,
  children,
  ...rest
}: FormSectionProps) {
  const strings = useStrings(sectionWords);
  const id = useId();
  const Heading = `h${level}` as const;
  if (heading.trim() === '')
    complain(
      'FormSection',
      'its heading is empty, so screen readers cannot tell the sections apart. Pass words.',
    );
  const total = progress && progress.total > 0 ? progress.total : 0;
  const answered = Math.min(total, Math.max(0, progress?.answered ?? 0));
  if (progress && (total === 0 || answered !== progress.answered))
    complain(
      'FormSection',
      `"${heading}" has ${progress.answered} of ${progress.total} answered, which cannot be. Count the rows in total (more than 0) and those with an answer.`,
    );
  const words = fill(strings.answered, { n: answered, total });
  return (
    <section {...rest} aria-labelledby={id}>
      <Heading id={id} className={headingHidden ? 'sr-only' : 'text-heading text-ink'}>
        {heading}
      </Heading>
      {intro ? <p className="mt-1 text-label font-text text-muted">{intro}</p> : null}
      {total > 0 ? (
        <div className="mt-3">
          <ProgressBar value={answered / total} label={heading} valueText={words} />
          <p aria-hidden className="mt-1 text-caption font-semibold text-ink">
            {words}
          </p>
        </div>
      ) : null}
      <div className="mt-4 flex flex-col gap-3">
        <ErrorSummary errors={errors} attempt={attempt} />
        <div>
          {required || saved ? <RequiredLegend saved={saved} required={required} /> : null}
          <div className="flex flex-col gap-4">{children}</div>
        </div>
      </div>
    </section>
  );
}
