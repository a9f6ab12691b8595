import type { Plugin } from 'vite';

/** What stands in place of a part of axios, by the part's path in its `lib`. */
const parts: Record<string, string> = {
  // The one instance names its adapter, and has all of its settings itself.
  'adapters/adapters.js': 'export default { getAdapter: (adapter) => adapter };',
  'defaults/index.js': 'export default {};',
  // Every web view since 2021 has this; axios's own brings what writes nested objects.
  'helpers/AxiosURLSearchParams.js': 'export default URLSearchParams;',
  // The lender's sessions are no cookies.
  'helpers/cookies.js': 'export default {};',
  // Settings are checked by their types.
  'helpers/validator.js':
    'const is = () => true; export default { assertOptions: is, validators: { transitional: is, spelling: is } };',
};

/** A part as the bundler can see what is used of it: one object of eighty functions is taken whole. */
function seen(part: string, code: string): string {
  if (part !== 'utils.js')
    return code.replace("import utils from '../utils.js'", "import * as utils from '../utils.js'");
  const [functions, named] = code.split('export default {');
  if (named === undefined) throw new Error('axios gives its utils otherwise than before: see lean-axios.ts.');
  return `${functions}export {${named.replaceAll(/(\w+): (\w+)/g, '$2 as $1')}`;
}

/** Leaves out of the built app the parts of axios that its one instance never uses. */
export function leanAxios(): Plugin {
  return {
    name: 'lean-axios',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/axios\/lib\// },
      handler(code, id) {
        const part = id.split('/axios/lib/')[1]!;
        return { code: parts[part] ?? seen(part, code), map: null };
      },
    },
  };
}
