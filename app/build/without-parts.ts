import { parseAst } from 'vite';

/**
 * The source of a module in which the named functions return null. `Class.method` names a method. Stops the
 * build when the library no longer has one of them.
 */
export function withoutParts(code: string, names: readonly string[], library: string): string {
  const missing = new Set(names);
  let lean = '';
  let end = 0;
  const empty = (name: string, body: { start: number; end: number } | null | undefined) => {
    if (!body || !missing.delete(name)) return;
    lean += `${code.slice(end, body.start)}{ return null; }`;
    end = body.end;
  };
  for (const part of parseAst(code).body) {
    if (part.type === 'FunctionDeclaration') empty(part.id?.name ?? '', part.body);
    if (part.type !== 'ClassDeclaration') continue;
    for (const member of part.body.body)
      if (member.type === 'MethodDefinition' && member.key.type === 'Identifier')
        empty(`${part.id?.name}.${member.key.name}`, member.value.body);
  }
  if (missing.size > 0) throw new Error(`${library} has no ${[...missing].join(', ')}: see app/build.`);
  return lean + code.slice(end);
}
