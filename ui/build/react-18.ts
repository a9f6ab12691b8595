import { parseSync, type Plugin } from 'vite';
import { inPackage } from './manifest.ts';

interface Pattern {
  type: string;
  name?: string;
  properties?: { type: string; key?: { name?: string } }[];
}

interface Statement {
  type: string;
  start: number;
  end: number;
  id?: { name: string } | null;
  params?: Pattern[];
  declaration?: Statement | null;
}

/** Whether a ref in the props could go on: it is named, or goes with the rest. */
function passesRefOn(props: Pattern | undefined): boolean {
  if (props?.type === 'Identifier') return true;
  return (
    props?.type === 'ObjectPattern' &&
    (props.properties ?? []).some(({ type, key }) => type === 'RestElement' || key?.name === 'ref')
  );
}

/**
 * Makes what is published take a `ref` on React 18 too, which keeps it from function components: each component that can
 * pass one on goes through platform/with-ref. The sources keep to React 19, where a ref is a prop.
 */
export function refsOnReact18(): Plugin {
  return {
    name: 'refs-on-react-18',
    enforce: 'post',
    transform: {
      filter: { id: /\/ui\/src\/.*\.tsx$/ },
      handler(code, id) {
        const { body } = parseSync(`${id}.js`, code, {}).program as unknown as { body: Statement[] };
        const found = body.flatMap((statement) => {
          const made = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
          const isComponent =
            made?.type === 'FunctionDeclaration' &&
            /^[A-Z]/.test(made.id?.name ?? '') &&
            passesRefOn(made.params?.[0]);
          return made && isComponent ? [made] : [];
        });
        if (found.length === 0) return undefined;
        // From the last to the first, so that the places before stay right; no line moves.
        const wrapped = found.reduceRight((text, { start, end, id: name }) => {
          const component = `const ${name?.name} = /* @__PURE__ */ withRef(${text.slice(start, end)});`;
          return text.slice(0, start) + component + text.slice(end);
        }, code);
        const from = JSON.stringify(inPackage('src', 'platform', 'with-ref.ts'));
        return { code: `${wrapped}\nimport { withRef } from ${from};\n`, map: null };
      },
    },
  };
}
