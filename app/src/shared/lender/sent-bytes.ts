let sent = 0;

/** Notes the body of a request that leaves the phone: roughly its bytes, for the count of data used. */
export function noteSent(body: string | URLSearchParams | FormData | undefined): void {
  if (typeof body === 'string') sent += body.length;
  else if (body instanceof URLSearchParams) sent += body.toString().length;
  else if (body) for (const value of body.values()) sent += value instanceof Blob ? value.size : value.length;
}

/** What was noted since this was asked last. */
export function takeSentBytes(): number {
  const taken = sent;
  sent = 0;
  return taken;
}
