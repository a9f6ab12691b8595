import { createHash } from 'node:crypto';

/** The inline scripts of a page of ours, as a content security policy names them. */
export function inlineScripts(page: string): string[] {
  const scripts = [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  return scripts.map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
}
