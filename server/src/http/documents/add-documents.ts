import apiReference from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import { inlineScripts } from '../inline-scripts.ts';
import { openApi } from './openapi.ts';

// Some of Scalar's colours are too faint, some parts scroll by touch alone, and codes break in the middle.
const customCss = `
.light-mode { --scalar-color-2: #45484d; --scalar-color-3: #55585e; --scalar-color-orange: #a33a00; --scalar-color-blue: #0b5cad; --scalar-color-green: #0b6b4f; }
.dark-mode { --scalar-color-2: #c4c7cc; --scalar-color-3: #b0b4ba; }
span.flex-1.whitespace-nowrap { white-space: normal; height: 1lh; overflow: hidden; }
.endpoints, .scalar-card-content:has(.endpoints) { max-height: none !important; overflow: hidden !important; overflow-wrap: anywhere; }
.endpoints * { white-space: normal !important; }
.markdown pre code { white-space: pre-wrap !important; }
.markdown td:first-child { overflow-wrap: normal; word-break: normal; }
`;

/** `/openapi.json`, made from the calls at the first request, and `/docs`: Scalar, which shows it. */
export async function addDocuments(app: FastifyInstance, sandbox: boolean): Promise<void> {
  let document: Record<string, unknown> | undefined;
  app.get('/openapi.json', async () => (document ??= openApi(sandbox)));
  await app.register(async (docs) => {
    docs.addHook('onSend', async (_, reply, payload) => {
      const type = String(reply.getHeader('content-type'));
      reply.header('cache-control', /javascript/.test(type) ? 'max-age=86400' : 'no-cache');
      if (typeof payload !== 'string' || !type.startsWith('text/html')) return payload;
      const policy = String(reply.getHeader('content-security-policy'));
      const scripts = ["script-src 'self'", ...inlineScripts(payload)].join(' ');
      reply.header('content-security-policy', policy.replace(/script-src [^;]*/, scripts));
      // Scalar's page does not say its language.
      return payload.replace('<html>', '<html lang="en">');
    });
    await docs.register(apiReference, {
      routePrefix: '/docs',
      configuration: {
        url: '/openapi.json',
        pageTitle: 'Kopa: the calls between app and lender',
        // The page asks nothing of another origin, and sends no call: paths go over the wire encrypted.
        telemetry: false,
        withDefaultFonts: false,
        agent: { disabled: true },
        mcp: { disabled: true },
        hideClientButton: true,
        hideTestRequestButton: true,
        showDeveloperTools: 'never',
        hiddenClients: true,
        documentDownloadType: 'direct',
        showOperationId: true,
        // As in /docs#tag/security/login.
        generateOperationSlug: ({ operationId }) => operationId ?? '',
        customCss,
      },
    });
  });
}
