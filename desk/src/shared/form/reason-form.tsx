import { Button } from '@kopa/ui/button';
import { FieldGroup } from '@kopa/ui/field-row';
import { RhfTextField } from '@kopa/ui/react-hook-form';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../language/use-failure-text.ts';
import { Said } from '../screen/said.tsx';
import { DeskForm } from './desk-form.tsx';

/** Asks why before an act: what it does, the reason, the act, and a way back. */
export function ReasonForm<Values extends FieldValues>({
  form,
  command,
  how,
  act,
  tone = 'danger',
  busy,
  keep,
  onKeep,
  children,
}: {
  /** With the field `why`. */
  form: UseFormReturn<Values>;
  command: { run: (values: Values) => void; busy: boolean; error: unknown };
  how: string;
  act: string;
  tone?: 'primary' | 'danger';
  busy: string;
  keep: string;
  onKeep: () => void;
  /** Rows above the reason. */
  children?: ReactNode;
}) {
  const { t } = useTranslation('desk');
  const failureText = useFailureText();
  return (
    <DeskForm form={form} label={act} onSubmit={command.run}>
      <p className="text-caption text-muted">{how}</p>
      {command.error ? <Said>{failureText(command.error)}</Said> : null}
      {children}
      <FieldGroup>
        <RhfTextField name="why" label={t('field.why')} multiline />
      </FieldGroup>
      <Button type="submit" variant="outline" tone={tone} block busy={command.busy} busyLabel={busy}>
        {act}
      </Button>
      <Button variant="text" block onClick={onKeep}>
        {keep}
      </Button>
    </DeskForm>
  );
}
