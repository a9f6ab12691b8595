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

/** Puts every component that can pass a ref on through withRef; undefined where there is none. */
function withRefs(code: string, body: Statement[]): string | undefined {
  const found = body.flatMap((statement) => {
    const made = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    const isComponent =
      made?.type === 'FunctionDeclaration' &&
      /^[A-Z]/.test(made.id?.name ?? '') &&
      passesRefOn(made.params?.[0]);
    return made && isComponent ? [made] : [];
  });
  if (found.length === 0) return undefined;
  // From the last to the first, so that the places before stay right.
  return found.reduceRight((text, { start, end, id }) => {
    const component = `const ${id?.name} = /* @__PURE__ */ withRef(${text.slice(start, end)});`;
    return text.slice(0, start) + component + text.slice(end);
  }, code);
}

const layoutEffect = /(import \{[^}]*?)\buseLayoutEffect\b,?([^}]*\} from ["']react["'])/;

const imported = (name: string, file: string) =>
  `\nimport { ${name} } from ${JSON.stringify(inPackage('src', 'platform', file))};`;

/**
 * Makes what is published work on React 18 too. It keeps a `ref` from function components: each that can pass
 * one on goes through platform/with-ref. On a server it complains of layout effects: they come from
 * platform/layout-effect. The sources keep to React 19. No line of them moves, so that their maps stay right.
 */
export function onReact18(): Plugin {
  return {
    name: 'on-react-18',
    enforce: 'post',
    transform: {
      filter: { id: /\/ui\/src\/.*\.tsx?$/ },
      handler(code, id) {
        if (id.endsWith('/platform/layout-effect.ts')) return undefined;
        const { body } = parseSync(`${id}.js`, code, {}).program as unknown as { body: Statement[] };
        const wrapped = withRefs(code, body);
        const quiet = (wrapped ?? code).replace(layoutEffect, '$1$2');
        if (quiet === code) return undefined;
        const added = [
          wrapped ? imported('withRef', 'with-ref.ts') : '',
          layoutEffect.test(code) ? imported('useLayoutEffect', 'layout-effect.ts') : '',
        ];
        return { code: quiet + added.join(''), map: null };
      },
    },
  };
}
