'use client';
import { useId, type ReactNode } from 'react';
import { ProgressBar } from '../../display/progress/index.js';
import { complain } from '../../foundations/complain/index.js';
import type { Native } from '../../foundations/native/index.js';
import { sectionWords } from '../../foundations/strings/english.js';
import { fill, useStrings } from '../../foundations/strings/index.js';
import { ErrorSummary, type FieldInError } from '../error-summary/index.js';
import { RequiredLegend } from '../field-row/index.js';

export interface FormSectionProps extends Native<'section', 'dangerouslySetInnerHTML'> {
  /** What the section asks for: "About you". */
  heading: string;
  /** 1 when it is the heading of the page. */
  level?: 1 | 2;
  /** The page's bar shows the same words: here they are only read. */
  headingHidden?: boolean;
  /** A sentence below: why one is asked. */
  intro?: ReactNode;
  /** Some rows must be filled: explains the asterisk above the first card. */
  required?: boolean;
  /** The answers are kept on this phone: says so beside it. */
  saved?: boolean;
  /** How many of the rows have an answer: "3 of 11 answered", with a bar. */
  progress?: { answered: number; total: number } | undefined;
  /** What sending found, in the order of the rows; each leads to its row. */
  errors?: readonly FieldInError[];
  /** How often it was sent: each time it changes, the focus comes to the errors. */
  attempt?: number;
  /** FieldGroups (with `level={3}` when they have a legend), notes between them. */
  children: ReactNode;
}

/**
 * One part of a long form: heading, why, how far, what is wrong, and its cards of rows. Renders a `<section>` named by its
 * heading; the `<form>` and the button that sends are the page's.
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
      'its heading is empty, so readers cannot tell the sections apart. Give it words.',
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
