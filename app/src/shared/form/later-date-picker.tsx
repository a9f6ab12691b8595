import type { DatePickerProps } from '@kopa/ui/date-picker';
import { useLater } from './use-later.ts';

const loadPicker = () => import('@kopa/ui/date-picker');

/** A DatePicker that comes after the rows of its screen. */
export function LaterDatePicker(props: DatePickerProps) {
  const picker = useLater(loadPicker, props.open);
  return picker && <picker.DatePicker {...props} />;
}
