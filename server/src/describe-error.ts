/** The loggable part of an error. */
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
 * An error for the log. The query layer adds a statement's values to its message, and the database adds an
 * invalid value to its own: both are removed as personal data.
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

/**
 * The class of the innermost cause, with its code, as in 'DatabaseError 23505' or 'Error ECONNREFUSED'. For
 * the database and the desk: nothing of a message.
 */
export function classOfError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  if (error.cause instanceof Error) return classOfError(error.cause);
  const { code } = error as { code?: unknown };
  const isWord = typeof code === 'string' && /^\w{1,40}$/.test(code);
  return isWord ? `${error.constructor.name} ${code}` : error.constructor.name;
}
