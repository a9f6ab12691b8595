/** Joins class names and leaves out what is not there: `cx('a', busy && 'b')`. */
export { cx } from 'class-variance-authority';
