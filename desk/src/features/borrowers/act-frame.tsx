import { Button } from '@kopa/ui/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../shared/language/use-failure-text.ts';
import { Said } from '../../shared/screen/said.tsx';
import { WhyField, type Why } from '../../shared/work/why-field.tsx';

/** An act on a loan: what it does, its fields, the reason, who decides, and a way back. */
export function ActFrame({
  title,
  how,
  children,
  acting,
  act,
  onAct,
  onClose,
}: {
  title: string;
  how: string;
  children?: ReactNode;
  acting: { why: Why; whoDecides: string; command: { error: unknown; busy: boolean } };
  act: string;
  onAct: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('desk');
  const failureText = useFailureText();
  const { why, whoDecides, command } = acting;
  return (
    <form
      noValidate
      aria-label={title}
      className="flex max-w-120 flex-col gap-3 rounded-medium border border-decor bg-page p-4"
      onSubmit={(event) => {
        event.preventDefault();
        onAct();
      }}
    >
      <h2 className="text-title text-ink">{title}</h2>
      <p className="text-caption text-muted">{how}</p>
      {command.error ? <Said>{failureText(command.error)}</Said> : null}
      {children}
      <WhyField why={why} />
      <p className="text-caption text-muted">{whoDecides}</p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={command.busy} busyLabel={t('second.passing')}>
          {act}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {t('loanActs.keep')}
        </Button>
      </div>
    </form>
  );
}
