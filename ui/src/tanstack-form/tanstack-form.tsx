'use client';
import { useMemo, useSyncExternalStore, type ReactElement, type ReactNode } from 'react';
import { FormBinding, type Fault, type FieldOfAdapter, type FormAdapter } from '../form/index.js';

/** A field of TanStack Form, as far as a row needs it. */
interface TanStackField {
  state: { value: unknown; meta: { errors: readonly unknown[]; isTouched: boolean } };
  handleChange: (value: never) => void;
  handleBlur: () => void;
}

interface TanStackState {
  isSubmitting: boolean;
  submissionAttempts: number;
  fieldMeta: Readonly<Record<string, { errors: readonly unknown[] } | undefined>>;
}

/** The result of `useForm`, for any values and validators. */
export interface AnyTanStackForm {
  Field: (props: never) => unknown;
  store: { state: unknown; subscribe: (listener: () => void) => unknown };
}

export interface TanStackFormProps {
  /** The result of `useForm` or `useAppForm`. */
  form: AnyTanStackForm;
  children: ReactNode;
}

type FieldComponent = (props: {
  name: string;
  children: (field: TanStackField) => ReactElement;
}) => ReactElement;

/** A text, an issue of a standard schema, or what a validator of the host returns. */
function faultIn(errors: readonly unknown[] | undefined): Fault | undefined {
  const [first] = errors ?? [];
  if (first === undefined) return undefined;
  const said: unknown = typeof first === 'string' ? first : (first as { message?: unknown } | null)?.message;
  return { message: typeof said === 'string' ? said : undefined };
}

function adapterOf({ Field: GivenField, store }: AnyTanStackForm): FormAdapter {
  const Field = GivenField as unknown as FieldComponent;
  const subscribe = (listener: () => void) => {
    const made = store.subscribe(listener) as (() => void) | { unsubscribe: () => void };
    return typeof made === 'function' ? made : () => made.unsubscribe();
  };
  const state = () => store.state as TanStackState;
  return {
    Field: ({ name, disabled, children }: FieldOfAdapter) => (
      <Field name={name}>
        {({ state: { value, meta }, handleChange, handleBlur }) =>
          children({
            value,
            onChange: handleChange as (value: unknown) => void,
            onBlur: handleBlur,
            error: meta.isTouched ? faultIn(meta.errors) : undefined,
            disabled,
          })
        }
      </Field>
    ),
    useRefusal: () => {
      const { isSubmitting, submissionAttempts } = useSyncExternalStore(subscribe, state, state);
      return {
        attempt: isSubmitting ? undefined : submissionAttempts,
        errorOf: (name) => faultIn(state().fieldMeta[name]?.errors),
      };
    },
  };
}

/**
 * Binds the bound fields of `@kopa/ui/form` below to a form of TanStack Form, whose validators give the
 * messages. Renders no element: the `<form>` is the host's.
 */
export function TanStackForm({ form, children }: TanStackFormProps) {
  const adapter = useMemo(() => adapterOf(form), [form]);
  return <FormBinding adapter={adapter}>{children}</FormBinding>;
}
