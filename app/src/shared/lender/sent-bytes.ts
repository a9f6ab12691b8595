/** The bodies of requests. */
export type RequestBody = string | URLSearchParams | FormData | Blob;

let sent = 0;

/** Counts the body of an outgoing request, in approximate bytes, for the data used. */
export function noteSent(body: RequestBody | undefined): void {
  if (typeof body === 'string') sent += body.length;
  else if (body instanceof Blob) sent += body.size;
  else if (body instanceof URLSearchParams) sent += body.toString().length;
  else if (body) for (const value of body.values()) sent += value instanceof Blob ? value.size : value.length;
}

/** The count since the last call. */
export function takeSentBytes(): number {
  const taken = sent;
  sent = 0;
  return taken;
}
