import type { FastifyInstance } from 'fastify';

/**
 * Reads JSON bodies as Fastify does, with one difference: an integer that is not written as one (1e5, 100.0)
 * stays text, so that no amount is accepted in a form that people misread. The schema refuses the text.
 */
export function addJsonReader(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    void parse(request, text, (error, body) => {
      if (error || !/\d[.eE]/.test(text)) done(error, body);
      else done(null, JSON.parse(text, keepWritten));
    });
  });
}

/** The third argument is the text of a number. */
function keepWritten(_: string, value: unknown, { source }: { source?: string } = {}): unknown {
  return Number.isInteger(value) && source !== undefined && !/^-?\d+$/.test(source) ? source : value;
}
