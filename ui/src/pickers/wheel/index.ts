export { Wheel, type WheelProps } from './wheel.js';
export type { WheelColumn, WheelOption } from './wheel-column.js';
