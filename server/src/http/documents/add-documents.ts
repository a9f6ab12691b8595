import type { FastifyInstance } from 'fastify';
import { openApi } from './openapi.ts';
import { docsPage } from './page/page.ts';

/** `/openapi.json` for programs and `/docs` for people, both derived from the calls, on the first request. */
export function addDocuments(app: FastifyInstance, sandbox: boolean): void {
  let document: Record<string, unknown> | undefined;
  let page: string | undefined;
  app.get('/openapi.json', async () => (document ??= openApi(sandbox)));
  app.get('/docs', async (_, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send((page ??= docsPage(sandbox))),
  );
}
