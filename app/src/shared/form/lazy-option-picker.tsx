import type { OptionPickerProps } from '@kopa/ui/option-picker';
import { useLazyPart } from './use-lazy-part.ts';

const loadPicker = () => import('@kopa/ui/option-picker');

/** An OptionPicker that comes after the rows of its screen. */
export function LazyOptionPicker(props: OptionPickerProps) {
  const picker = useLazyPart(loadPicker, props.open);
  return picker && <picker.OptionPicker {...props} />;
}
