/** What may be logged of an error. */
export interface ErrorDescription {
  name: string;
  code?: string;
  constraint?: string;
  message?: string;
  at?: string[];
  cause?: ErrorDescription;
}

/** SQLSTATE classes whose messages quote values: data exceptions and violated constraints. */
const quotesValues = /^2[23]/;

/**
 * An error for the log. The query layer puts a statement's values into its message, and the database a value that it
 * cannot read or keep into its own: those are left out, because they are personal.
 */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { name: typeof error };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  const holdsValues =
    error.message.startsWith('Failed query') || (typeof code === 'string' && quotesValues.test(code));
  return {
    name: error.name,
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(!holdsValues && { message: error.message }),
    at: (error.stack ?? '')
      .split('\n')
      .filter((line) => line.startsWith('    at '))
      .slice(0, 6)
      .map((line) => line.trim()),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  };
}
