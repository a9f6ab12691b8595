'use client';
import { createContext, useContext, type ReactNode } from 'react';
import { summaryWords } from '../foundations/strings/english.js';
import { useStrings } from '../foundations/strings/index.js';

/** The message's field. */
export interface MessageOf {
  name: string;
  label: string;
  /** The violated rule, where the form library names it: `required`, `minLength`, or a resolver's name. */
  type: string;
}

/**
 * The text for a message key. Undefined or '' selects the field's default: "Fill this in" or "Check this
 * answer".
 */
export type TranslateMessage = (key: string, of: MessageOf) => string | undefined;

export interface FormMessagesProps {
  /** Called with the error's message, or with the rule's name when the error has no message. */
  translate: TranslateMessage;
  children: ReactNode;
}

/** The error of one field, as a form library gives it. */
export interface Fault {
  /** A text, or a key for `FormMessages`. */
  message?: string | undefined;
  /** The violated rule. */
  type?: string | number | undefined;
}

const MessagesContext = createContext<TranslateMessage | undefined>(undefined);

/**
 * Translates message keys of schemas and rules for all bound fields and summaries below. Renders no element.
 * Without the provider a message is shown unchanged.
 */
export function FormMessages({ translate, children }: FormMessagesProps) {
  return <MessagesContext.Provider value={translate}>{children}</MessagesContext.Provider>;
}

/** Returns a function that translates an error; never empty, so that every wrong row has a reason. */
export function useMessageWords(): (error: Fault, of: Omit<MessageOf, 'type'>) => string {
  const translate = useContext(MessagesContext);
  const strings = useStrings(summaryWords);
  return (error, of) => {
    const type = String(error.type ?? '');
    const said = error.message ?? '';
    const words = translate ? translate(said || type, { ...of, type }) : said;
    return words || (type === 'required' ? strings.fillThisIn : strings.checkThis);
  };
}
