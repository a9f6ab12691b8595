'use client';
import { createContext, useContext, type ReactNode } from 'react';
import type { FieldError } from 'react-hook-form';
import { summaryWords } from '../foundations/strings/english.js';
import { useStrings } from '../foundations/strings/index.js';

/** Of which field a message is. */
export interface MessageOf {
  name: string;
  label: string;
  /** The rule that was broken: `required`, `minLength`, or what a resolver calls it. */
  type: string;
}

/** Words for a message key. Undefined or '' leaves it to the field, which then says "Fill this in" or "Check this answer". */
export type TranslateMessage = (key: string, of: MessageOf) => string | undefined;

export interface RhfMessagesProps {
  /** Gets the message of the error, or the broken rule's name when it has none. */
  translate: TranslateMessage;
  children: ReactNode;
}

const MessagesContext = createContext<TranslateMessage | undefined>(undefined);

/**
 * Turns the message keys of a schema or of rules into words, for all bound fields and summaries below. It renders no element.
 * Without it a message is shown as it is.
 */
export function RhfMessages({ translate, children }: RhfMessagesProps) {
  return <MessagesContext.Provider value={translate}>{children}</MessagesContext.Provider>;
}

/** Gives a function that says an error in words; never nothing, so that no row is wrong without a reason. */
export function useMessageWords(): (error: FieldError, of: Omit<MessageOf, 'type'>) => string {
  const translate = useContext(MessagesContext);
  const strings = useStrings(summaryWords);
  return (error, of) => {
    const type = String(error.type);
    const said = error.message ?? '';
    const words = translate ? translate(said || type, { ...of, type }) : said;
    return words || (type === 'required' ? strings.fillThisIn : strings.checkThis);
  };
}
