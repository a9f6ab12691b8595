export { Steps, type StepsProps } from './steps.js';
