import { useLayoutEffect, type ReactNode } from 'react';
import {
  FormProvider,
  useForm,
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Announcer } from '../src/foundations/announce/index.ts';
import { FieldGroup } from '../src/fields/field-row/index.ts';
import { RhfMessages } from '../src/react-hook-form/index.ts';

const words: Record<string, string> = { 'value.missing': 'Say it' };

/** Shows rows in a react-hook-form form; returns the form, its submitted values, and the page. */
export async function formWith<Values extends FieldValues>(
  props: UseFormProps<Values>,
  rows: (form: UseFormReturn<Values>) => ReactNode,
) {
  const sent = vi.fn();
  let form: UseFormReturn<Values> | undefined;
  const take = (made: UseFormReturn<Values>) => {
    form = made;
  };
  const screen = await render(<Form props={props} rows={rows} take={take} sent={sent} />);
  if (!form) throw new Error('The form has not been shown.');
  return { form, sent, screen };
}

interface FormProps<Values extends FieldValues> {
  props: UseFormProps<Values>;
  rows: (form: UseFormReturn<Values>) => ReactNode;
  take: (form: UseFormReturn<Values>) => void;
  sent: (values: unknown) => void;
}

function Form<Values extends FieldValues>({ props, rows, take, sent }: FormProps<Values>) {
  const form = useForm<Values>(props);
  useLayoutEffect(() => take(form));
  return (
    <FormProvider {...form}>
      <RhfMessages translate={(key) => words[key] ?? key}>
        <Announcer />
        <form noValidate onSubmit={form.handleSubmit((values) => sent(values))}>
          <FieldGroup>{rows(form)}</FieldGroup>
          <button type="submit">Send</button>
        </form>
      </RhfMessages>
    </FormProvider>
  );
}
