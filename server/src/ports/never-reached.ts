/** The address was never reached, so no request was sent. */
const codes = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH']);

/** Whether a failed `fetch` proves that its request was never sent; other failures leave that unknown. */
export function neverReached(error: unknown): boolean {
  const { cause } = error as { cause?: unknown };
  // All addresses of a name were tried.
  if (cause instanceof AggregateError) return cause.errors.every((each) => codes.has(codeOf(each)));
  return codes.has(codeOf(cause));
}

function codeOf(error: unknown): string {
  return String((error as { code?: unknown } | undefined)?.code);
}
