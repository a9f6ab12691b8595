'use client';
import {
  createContext,
  useContext,
  useEffect,
  useId,
  useMemo,
  useState,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';
import { focusField } from '../fields/error-summary/index.js';
import { complain } from '../foundations/complain/index.js';
import type { Bind, ControlledRow } from './bound.js';
import { useMessageWords, type Fault } from './form-messages.js';
import { enterRow, rowsInPageOrder } from './rows-of-form.js';
import { useLeave } from './use-leave.js';

/** One field of a form. */
export interface FieldState {
  /** Null or undefined for none. */
  value: unknown;
  onChange: (value: unknown) => void;
  /** The row has lost the focus, or its sheet has closed. */
  onBlur: () => void;
  /** Undefined for a valid field. */
  error: Fault | undefined;
  /** Of the whole form, or of this field. */
  disabled: boolean | undefined;
}

/** The props of an adapter's `Field`. */
export interface FieldOfAdapter {
  name: string;
  disabled: boolean | undefined;
  /** The inputs of the row stand in the form under the name, with the value: a native form has it. */
  native: boolean;
  /** Renders the row; calls no hooks. */
  children: (state: FieldState) => ReactElement;
}

/** The end of the last submit. */
export interface Refusal {
  /** Changes with each submit; 0 before the first and after a reset; undefined while a submit is checked. */
  attempt: number | undefined;
  /** The error of a field. */
  errorOf: (name: string) => Fault | undefined;
}

/** What a form library does for the bound fields. One stable object per form. */
export interface FormAdapter {
  /** Renders the child with the state of one field, and again after each change of the state. */
  Field: ComponentType<FieldOfAdapter>;
  /** A hook: the end of the last submit. */
  useRefusal: () => Refusal;
}

export interface FormBindingProps {
  adapter: FormAdapter;
  children: ReactNode;
}

interface Above {
  adapter: FormAdapter;
  /** Tells of a summary, which takes the focus in place of the first wrong row; returns the removal. */
  enterSummary: () => () => void;
}

const AdapterContext = createContext<Above | null>(null);

/** The adapter above, for the summary. */
export const useAdapter = () => useContext(AdapterContext);

/** Binds all bound fields below to a form. Renders no element. */
export function FormBinding({ adapter, children }: FormBindingProps) {
  const [summaries] = useState(() => new Set<symbol>());
  const known = useMemo(
    () => ({
      adapter,
      enterSummary: () => {
        const summary = Symbol();
        summaries.add(summary);
        return () => {
          summaries.delete(summary);
        };
      },
    }),
    [adapter, summaries],
  );
  return (
    <AdapterContext.Provider value={known}>
      {children}
      <FirstWrongRow adapter={adapter} summaries={summaries} />
    </AdapterContext.Provider>
  );
}

function FirstWrongRow({ adapter, summaries }: { adapter: FormAdapter; summaries: ReadonlySet<symbol> }) {
  const { attempt, errorOf } = adapter.useRefusal();
  useEffect(() => {
    if (!attempt || summaries.size > 0) return;
    const [first] = rowsInPageOrder(adapter, errorOf);
    if (first) focusField(first.row.id);
    // The errors of later changes move no focus.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [attempt]);
  return null;
}

/** The binding of rows to the nearest adapter. */
export const ByAdapter: Bind = (props) => {
  const above = useAdapter();
  const own = useId();
  const { component, bound, label, group = false, native = false, children } = props;
  const { name, disabled, required, id = own, summaryLabel = label } = bound;
  const adapter = above?.adapter;
  useEffect(
    () => (adapter ? enterRow(adapter, name, { id, label: summaryLabel }) : undefined),
    [adapter, name, id, summaryLabel],
  );
  if (!above)
    complain(
      component,
      `'${name}' has no FormBinding above it, so its value belongs to no form. Put the rows into <TanStackForm>, <FormDataForm>, or a <FormBinding> with an adapter.`,
    );
  const Field = adapter?.Field ?? AloneField;
  return (
    <Field name={name} disabled={disabled} native={native}>
      {(state) => (
        <Row
          state={state}
          of={{ name, label }}
          id={id}
          required={required}
          group={group}
          render={children as (row: ControlledRow<unknown>) => ReactElement}
        />
      )}
    </Field>
  );
};

/** A field without a form still works and keeps its own value. */
function AloneField({ disabled, children }: FieldOfAdapter) {
  const [value, onChange] = useState<unknown>(null);
  return children({ value, onChange, onBlur: () => undefined, error: undefined, disabled });
}

interface RowProps {
  state: FieldState;
  of: { name: string; label: string };
  id: string;
  required: boolean | undefined;
  group: boolean;
  render: (row: ControlledRow<unknown>) => ReactElement;
}

function Row({ state, of, id, required, group, render }: RowProps) {
  const words = useMessageWords();
  const { error, onChange, onBlur } = state;
  useLeave(group, id, onBlur);
  return render({
    id,
    error: error && words(error, of),
    required,
    disabled: state.disabled ? true : undefined,
    value: state.value ?? null,
    onChange,
    onBlur,
  });
}
