export { Wheel, type WheelColumn, type WheelOption, type WheelProps } from './wheel.js';
export { useWheelSheetHeight } from './wheel-sheet-height.js';
