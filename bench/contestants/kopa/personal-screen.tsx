import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button } from '@kopa/ui/button';
import { ErrorSummary } from '@kopa/ui/error-summary';
import { FieldGroup, RequiredLegend } from '@kopa/ui/field-row';
import { NavBar } from '@kopa/ui/nav-bar';
import { Screen } from '@kopa/ui/screen';
import { useToast } from '@kopa/ui/toast';
import { useState } from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import { empty, fields, type Values } from '../../screen/fields.ts';
import { labels, texts } from '../../screen/texts.ts';
import { PersonalRows } from './personal-rows.tsx';
import { ResidenceRows } from './residence-rows.tsx';
import { schema } from './schema.ts';

const header = <NavBar title={texts.title} onBack={() => history.back()} />;

/** The personal information of a borrower. */
export function PersonalScreen() {
  const toast = useToast();
  const [found, setFound] = useState<{ attempt: number; errors: FieldErrors<Values> }>({
    attempt: 0,
    errors: {},
  });
  const form = useForm<Values>({
    defaultValues: empty,
    resolver: standardSchemaResolver(schema) as never,
    shouldFocusError: false,
  });
  const send = form.handleSubmit(
    () => toast(texts.saved),
    (errors) => setFound(({ attempt }) => ({ attempt: attempt + 1, errors })),
  );
  return (
    <Screen
      lead="tight"
      header={header}
      footer={
        <Button block onClick={() => void send()}>
          {texts.next}
        </Button>
      }
    >
      <div className="flex flex-col gap-3 pb-6">
        <ErrorSummary
          attempt={found.attempt}
          errors={fields.flatMap((field) => {
            const message = found.errors[field]?.message;
            return message ? [{ fieldId: field, label: labels[field], message }] : [];
          })}
        />
        <div>
          <RequiredLegend />
          <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-6">
            <FieldGroup>
              <PersonalRows form={form} />
            </FieldGroup>
            <FieldGroup legend={texts.residence}>
              <ResidenceRows form={form} />
            </FieldGroup>
          </form>
        </div>
      </div>
    </Screen>
  );
}
