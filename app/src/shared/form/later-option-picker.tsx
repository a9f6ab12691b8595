import type { OptionPickerProps } from '@kopa/ui/option-picker';
import { useLater } from './use-later.ts';

const loadPicker = () => import('@kopa/ui/option-picker');

/** An OptionPicker that comes after the rows of its screen. */
export function LaterOptionPicker(props: OptionPickerProps) {
  const picker = useLater(loadPicker, props.open);
  return picker && <picker.OptionPicker {...props} />;
}
