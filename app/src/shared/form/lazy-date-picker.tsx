import type { DatePickerProps } from '@kopa/ui/date-picker';
import { useLazyPart } from './use-lazy-part.ts';

const loadPicker = () => import('@kopa/ui/date-picker');

/** A DatePicker that is fetched after the rows. */
export function LazyDatePicker(props: DatePickerProps) {
  const picker = useLazyPart(loadPicker, props.open);
  return picker && <picker.DatePicker {...props} />;
}
