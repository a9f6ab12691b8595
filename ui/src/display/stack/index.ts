export { Stack, type StackProps } from './stack.js';
