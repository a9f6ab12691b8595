export { Wheel, type WheelColumn, type WheelOption, type WheelProps } from './wheel.js';
