const warnings: string[] = [];
process.on('warning', ({ name, message }) => {
  if (name === 'DeprecationWarning' && message.includes('client.query()')) warnings.push(message);
});

/**
 * Throws if code sent a query to a connection that was executing another one. pg warns once in a process; the
 * next major version of pg refuses such queries.
 */
export function refuseConcurrentQueries(): void {
  const [first] = warnings.splice(0);
  if (first !== undefined)
    throw new Error(`Queries of one transaction must run one after the other: ${first}`);
}
