import type { Plugin } from 'vite';

/** What stands in place of a part of axios, by the part's path in its `lib`. */
const parts: Record<string, string> = {
  // Our instance names its adapter, and has all settings itself.
  'adapters/adapters.js': 'export default { getAdapter: (adapter) => adapter };',
  'defaults/index.js': 'export default {};',
  // Every web view since 2021 has this one; axios's own would bring its reader of nested objects.
  'helpers/AxiosURLSearchParams.js': 'export default URLSearchParams;',
  // Sessions of the lender are no cookies.
  'helpers/cookies.js': 'export default {};',
};

/** Leaves out of the built app the parts of axios that its one instance never uses. */
export function leanAxios(): Plugin {
  return {
    name: 'lean-axios',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/axios\/lib\// },
      handler: (_, id) => {
        const part = parts[id.split('/axios/lib/')[1]!];
        return part === undefined ? null : { code: part, map: { mappings: '' } };
      },
    },
  };
}
