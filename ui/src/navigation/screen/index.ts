export { Screen, type ScreenProps } from './screen.js';
