/** Joins class names and skips falsy values: `cx('a', busy && 'b')`. */
export { cx } from 'class-variance-authority';
