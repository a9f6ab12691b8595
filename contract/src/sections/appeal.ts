import { writtenText } from './feedback.ts';

/** Minimum and maximum length of an appeal, in code points. */
export const shortestAppeal = 10;
export const longestAppeal = 500;

/** What a borrower wants a person to know. Keys: those of `writtenText`. */
export const appealText = () => writtenText('appeal', { shortest: shortestAppeal, longest: longestAppeal });
