import type { useCommand } from '../../shared/lender/use-command.ts';
import type { SentCode } from '../../shared/session/send-code.ts';

/** A code that was sent, and whether its number has an account. */
export interface SentSignIn extends SentCode {
  registered: boolean;
}

export type SendCode = ReturnType<typeof useCommand<string, SentSignIn>>;
