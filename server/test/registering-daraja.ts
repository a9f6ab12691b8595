import { listening } from './listening.ts';

/** M-Pesa, as far as registering goes. */
export async function startRegisteringDaraja() {
  const asked: { path: string; body: Record<string, unknown> }[] = [];
  const url = await listening((request, body, response) => {
    const path = (request.url ?? '').split('?')[0]!;
    if (path.startsWith('/oauth')) return response.end('{"access_token":"T1","expires_in":"3599"}');
    asked.push({ path, body: JSON.parse(body.toString()) as Record<string, unknown> });
    if (path.startsWith('/pull')) return response.end('{"ResponseStatus":"1001"}');
    response.writeHead(500);
    return response.end('{"errorCode":"500.003.1001","errorMessage":"Urls are already registered."}');
  });
  return { url, asked };
}
