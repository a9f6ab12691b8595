import { parseAst } from 'vite';

type Statement = ReturnType<typeof parseAst>['body'][number];

/**
 * The source of a module in which the named functions return null, also those inside of other functions.
 * `Class.method` names a method. Stops the build when the library no longer has one of them.
 */
export function withoutParts(code: string, names: readonly string[], library: string): string {
  const missing = new Set(names);
  let lean = '';
  let end = 0;
  const empty = (name: string, body: Block | null | undefined): void => {
    if (!body || body.start < end) return;
    if (!missing.delete(name)) return within(body.body ?? []);
    lean += `${code.slice(end, body.start)}{ return null; }`;
    end = body.end;
  };
  const within = (parts: readonly Statement[]): void => {
    for (const part of parts) {
      if (part.type === 'FunctionDeclaration') empty(part.id?.name ?? '', part.body);
      if (part.type === 'VariableDeclaration')
        for (const { id, init } of part.declarations)
          if (init?.type === 'ArrowFunctionExpression' && init.body.type === 'BlockStatement')
            empty(id.type === 'Identifier' ? id.name : '', init.body);
      if (part.type !== 'ClassDeclaration') continue;
      for (const member of part.body.body)
        if (member.type === 'MethodDefinition' && member.key.type === 'Identifier')
          empty(`${part.id?.name}.${member.key.name}`, member.value.body);
    }
  };
  within(parseAst(code).body);
  if (missing.size > 0) throw new Error(`${library} has no ${[...missing].join(', ')}: see app/build.`);
  return lean + code.slice(end);
}

interface Block {
  start: number;
  end: number;
  body?: readonly Statement[];
}
