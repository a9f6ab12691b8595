import type { OptionPickerProps } from '@kopa/ui/option-picker';
import { useLazyPart } from './use-lazy-part.ts';

const loadPicker = () => import('@kopa/ui/option-picker');

/** An OptionPicker that is fetched after the rows. */
export function LazyOptionPicker(props: OptionPickerProps) {
  const picker = useLazyPart(loadPicker, props.open);
  return picker && <picker.OptionPicker {...props} />;
}
