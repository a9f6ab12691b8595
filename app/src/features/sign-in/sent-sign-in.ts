import type { useCommand } from '../../shared/lender/use-command.ts';
import type { SentCode } from '../../shared/session/send-code.ts';

/** The command that sends the code to a number. */
export type SendCode = ReturnType<typeof useCommand<string, SentCode>>;
