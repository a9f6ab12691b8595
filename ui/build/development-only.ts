import { parseSync, type Plugin } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
  callee?: { type: string; name?: string };
}

function callsOfComplain(node: unknown, found: Node[] = []): Node[] {
  if (Array.isArray(node)) for (const each of node) callsOfComplain(each, found);
  else if (typeof node === 'object' && node !== null) {
    const { type, callee } = node as Node;
    if (type === 'CallExpression' && callee?.type === 'Identifier' && callee.name === 'complain')
      found.push(node as Node);
    for (const each of Object.values(node)) callsOfComplain(each, found);
  }
  return found;
}

/**
 * Puts every call of `complain` behind the question whether this is development, where its text is written:
 * so that a borrower's phone gets none of the texts for developers. (Inside `complain` it would be asked too
 * late for a bundler.)
 */
export function complaintsInDevelopmentOnly(): Plugin {
  return {
    name: 'complaints-in-development-only',
    enforce: 'pre',
    transform: {
      filter: { id: /\/ui\/src\/.*\.tsx?$/, code: 'complain(' },
      handler(code, id) {
        if (id.includes('/foundations/complain/')) return undefined;
        // From the last to the first, so that the places before stay right.
        const calls = callsOfComplain(parseSync(id, code, {}).program).sort((a, b) => b.start - a.start);
        const guarded = calls.reduce(
          (text, { start, end }) =>
            `${text.slice(0, start)}(process.env.NODE_ENV !== 'production' && ${text.slice(start, end)})${text.slice(end)}`,
          code,
        );
        // Line numbers stay, so the source map stays valid.
        return { code: guarded, map: null };
      },
    },
  };
}
