/** The address was never reached, so nothing was asked for. */
const codes = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH']);

/** Whether a failed `fetch` says that its request was not sent at all; of any other failure nobody can tell. */
export function neverReached(error: unknown): boolean {
  const { cause } = error as { cause?: unknown };
  // Several addresses of one name were tried.
  if (cause instanceof AggregateError) return cause.errors.every((each) => codes.has(codeOf(each)));
  return codes.has(codeOf(cause));
}

function codeOf(error: unknown): string {
  return String((error as { code?: unknown } | undefined)?.code);
}
