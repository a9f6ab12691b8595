import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button } from '@kopa/ui/button';
import { FieldGroup, RequiredLegend } from '@kopa/ui/field-row';
import { NavBar } from '@kopa/ui/nav-bar';
import { RhfErrorSummary } from '@kopa/ui/react-hook-form';
import { Screen } from '@kopa/ui/screen';
import { useToast } from '@kopa/ui/toast';
import { FormProvider, useForm } from 'react-hook-form';
import { empty, type Values } from '../../screen/fields.ts';
import { texts } from '../../screen/texts.ts';
import { PersonalRows } from './personal-rows.tsx';
import { ResidenceRows } from './residence-rows.tsx';
import { schema } from './schema.ts';

const header = <NavBar title={texts.title} onBack={() => history.back()} />;

/** The personal information of a borrower. */
export function PersonalScreen() {
  const toast = useToast();
  const form = useForm<Values>({
    defaultValues: empty,
    resolver: standardSchemaResolver(schema) as never,
    shouldFocusError: false,
  });
  const send = form.handleSubmit(() => toast(texts.saved));
  return (
    <FormProvider {...form}>
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
          <RhfErrorSummary />
          <div>
            <RequiredLegend />
            <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-6">
              <FieldGroup>
                <PersonalRows />
              </FieldGroup>
              <FieldGroup legend={texts.residence}>
                <ResidenceRows />
              </FieldGroup>
            </form>
          </div>
        </div>
      </Screen>
    </FormProvider>
  );
}
