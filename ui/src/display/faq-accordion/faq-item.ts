import type { ReactNode } from 'react';

/** A question and its answer. */
export interface FaqItem {
  /** The same id in every language; `openId` refers to the id. */
  id: string;
  /** The question in borrowers' words. The search covers the question. */
  question: string;
  /** The search covers a text answer; other content needs `searchText`. */
  answer: ReactNode;
  /** Additional search text, such as the words of an answer that is not a text. */
  searchText?: string | undefined;
}
