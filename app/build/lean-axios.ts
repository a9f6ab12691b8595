import type { Plugin } from 'vite';

/** The replacements of axios modules, by their path in `lib`. */
const parts: Record<string, string> = {
  // The one instance names its adapter and has complete settings.
  'adapters/adapters.js': 'export default { getAdapter: (adapter) => adapter };',
  'defaults/index.js': 'export default {};',
  // Built into every web view since 2021; axios's own adds code for nested objects.
  'helpers/AxiosURLSearchParams.js': 'export default URLSearchParams;',
  // The lender's sessions do not use cookies.
  'helpers/cookies.js': 'export default {};',
  // Types check the settings.
  'helpers/validator.js':
    'const is = () => true; export default { assertOptions: is, validators: { transitional: is, spelling: is } };',
};

/** A form that lets the bundler drop unused functions: an object of eighty functions is kept whole. */
function seen(part: string, code: string): string {
  if (part !== 'utils.js')
    return code.replace("import utils from '../utils.js'", "import * as utils from '../utils.js'");
  const [functions, named] = code.split('export default {');
  if (named === undefined) throw new Error('axios exports its utils in another way: see lean-axios.ts.');
  return `${functions}export {${named.replaceAll(/(\w+): (\w+)/g, '$2 as $1')}`;
}

/** Removes the parts of axios that its one instance never uses from the build. */
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
