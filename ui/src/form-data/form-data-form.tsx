'use client';
import {
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { FormBinding, type FieldOfAdapter, type FormAdapter } from '../form/index.js';
import { makeFormValues, type Errors, type FormValues } from './form-values.js';

export interface FormDataFormProps extends Omit<ComponentProps<'form'>, 'ref' | 'children'> {
  /** The values by name, before the first change and after a reset. */
  initial?: Readonly<Record<string, unknown>> | undefined;
  /** The messages of wrong fields by name; a submit with one is stopped. Called with what would be sent. */
  check?: ((data: FormData) => Errors) | undefined;
  /** A server's messages by name, for example the result of an action. Each new object is shown. */
  errors?: Errors | undefined;
  /** Called for a submit without errors. Without it and without `action` the browser sends the form. */
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
  children: ReactNode;
}

const isWrong = (errors: Errors) => Object.values(errors).some((message) => message !== undefined);

function adapterOf(values: FormValues): FormAdapter {
  return {
    Field: ({ name, disabled = false, native, children }: FieldOfAdapter) => {
      const value = useSyncExternalStore(
        values.subscribe,
        () => values.get(name),
        () => values.get(name),
      );
      const message = useSyncExternalStore(
        values.subscribe,
        () => values.errorOf(name),
        () => undefined,
      );
      useEffect(() => (native ? undefined : values.enter(name, disabled)), [name, disabled, native]);
      // When the inputs hold the new value.
      useEffect(() => values.recheck(name), [name, value]);
      return children({
        value,
        onChange: (to) => values.set(name, to),
        onBlur: () => undefined,
        error: message === undefined ? undefined : { message },
        disabled,
      });
    },
    useRefusal: () => {
      const attempt = useSyncExternalStore(values.subscribe, values.attempt, () => 0);
      return {
        attempt,
        errorOf: (name) => {
          const message = values.errorOf(name);
          return message === undefined ? undefined : { message };
        },
      };
    },
  };
}

/**
 * A native form with bound fields of `@kopa/ui/form`: `new FormData(form)` has the value of each field under
 * its name. Renders a `<form noValidate>`, which receives every other prop.
 */
export function FormDataForm({
  initial = {},
  check,
  errors,
  onSubmit,
  onReset,
  children,
  ...rest
}: FormDataFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [values] = useState(() => makeFormValues(initial));
  const adapter = useMemo(() => adapterOf(values), [values]);
  useEffect(() => {
    values.checkWith(() => (form.current && check?.(new FormData(form.current))) ?? {});
  });
  useEffect(() => {
    if (!errors || !isWrong(errors)) return;
    values.fault(errors);
    values.submit();
  }, [errors, values]);
  return (
    <form
      noValidate
      {...rest}
      ref={form}
      onSubmit={(event) => {
        const found = check?.(new FormData(event.currentTarget)) ?? {};
        values.fault(found);
        values.submit();
        if (isWrong(found)) event.preventDefault();
        else onSubmit?.(event);
      }}
      onReset={(event) => {
        onReset?.(event);
        if (!event.defaultPrevented) values.reset();
      }}
    >
      <FormBinding adapter={adapter}>{children}</FormBinding>
      <Entries values={values} form={form} />
    </form>
  );
}

/** The values as hidden inputs; pictures, which those cannot hold, when the form's data is made. */
function Entries({ values, form }: { values: FormValues; form: RefObject<HTMLFormElement | null> }) {
  const entries = useSyncExternalStore(values.subscribe, values.entries, values.entries);
  useEffect(() => {
    const element = form.current;
    const add = ({ formData }: FormDataEvent) => {
      for (const [name, value] of values.entries()) if (value instanceof Blob) formData.append(name, value);
    };
    element?.addEventListener('formdata', add);
    return () => element?.removeEventListener('formdata', add);
  }, [form, values]);
  return entries.map(([name, value], at) =>
    typeof value === 'string' ? (
      // One name may stand several times.
      // oxlint-disable-next-line react/no-array-index-key
      <input key={`${at} ${name}`} type="hidden" name={name} value={value} />
    ) : null,
  );
}
