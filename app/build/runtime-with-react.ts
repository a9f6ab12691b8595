import type { Plugin, Rolldown } from 'vite';
import { namedChunk } from './named-chunk.ts';

const beside = ({ fileName }: Rolldown.OutputChunk) => fileName.split('/').pop()!;

/**
 * Moves the bundler's own functions into React's script: as a script of their own they would be one more
 * answer of a first visit, and its headers are longer than the functions.
 */
export function runtimeWithReact(): Plugin {
  return {
    name: 'runtime-with-react',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
      const [runtime, react] = ['rolldown-runtime', 'react'].map((name) =>
        namedChunk(bundle, name, 'app/build/runtime-with-react.ts'),
      ) as [Rolldown.OutputChunk, Rolldown.OutputChunk];
      const [, body, list] = /^([^]*)export\{([^}]*)\};?\s*$/.exec(runtime.code) ?? [];
      if (body === undefined || list === undefined || react.code.includes('own$'))
        throw new Error(`The bundler's functions have another form: see app/build/runtime-with-react.ts.`);
      const pairs = list.split(',').map((pair) => pair.split(' as '));
      const inside = pairs.map(([local, name]) => `${name}:${local}`);
      const outside = pairs.map(([, name]) => `${name}:own$${name}`);
      const first = `const{${outside.join()}}=(()=>{${body}return{${inside.join()}}})();`;
      const exported = pairs.map(([, name]) => `own$${name}`);

      const wanted = new RegExp(
        `import\\{([^}]*)\\}from(["'\`])\\./${beside(runtime).replaceAll('.', '\\.')}\\2`,
      );
      for (const chunk of chunks) {
        if (!chunk.imports.includes(runtime.fileName)) continue;
        const [statement, imports = ''] = wanted.exec(chunk.code) ?? [''];
        const names = imports.split(',').map((pair) => pair.split(' as '));
        const listed = (pair: (name: string, local: string) => string) =>
          names.map(([name = '', local = name]) => pair(name, local)).join();
        const now =
          chunk === react
            ? `const ${listed((name, local) => `${local}=own$${name}`)}`
            : `import{${listed((name, local) => `own$${name} as ${local}`)}}from"./${beside(react)}"`;
        chunk.code = (chunk === react ? first : '') + chunk.code.replace(statement, () => now);
        const others = chunk.imports.filter((file) => file !== runtime.fileName);
        chunk.imports = chunk === react ? others : [...new Set([react.fileName, ...others])];
      }
      react.code = react.code.replace(
        /export\{(?=[^{]*$)/,
        `export{${exported.map((name) => `${name},`).join('')}`,
      );
      delete bundle[runtime.fileName];
    },
  };
}
