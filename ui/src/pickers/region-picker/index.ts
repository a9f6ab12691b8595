export { RegionPicker, type RegionPickerProps, type RegionValue } from './region-picker.js';
export type { Region } from './use-cities.js';
