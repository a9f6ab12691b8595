export { complain } from './complain.js';
