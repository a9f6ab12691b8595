import type { Plugin } from 'vite';
import { withoutParts } from './without-parts.ts';

/** Validation by rules of single fields, lists of rows, and methods that no form of the app calls. */
const unreached = [
  '_setFieldArray',
  'executeBuiltInValidation',
  'resetField',
  'validateField',
  'validateForm',
];

/**
 * Removes the parts of react-hook-form that the app never uses: each of its forms validates with a schema.
 * Stops the build when a new version has another text, and when a form has rules.
 */
export function leanHookForm(): Plugin {
  return {
    name: 'lean-hook-form',
    apply: 'build',
    transform: {
      filter: { id: /react-hook-form\/dist\/index\.esm\.mjs$|\/app\/src\/.+\.tsx$/ },
      handler(code, id) {
        if (id.endsWith('.mjs')) return { code: withoutParts(code, unreached, 'react-hook-form'), map: null };
        if (/\brules=\{\{\s*(?:required|min|max|pattern|validate)/.test(code))
          throw new Error(`${id}: a form of the app validates with a resolver, see lean-hook-form.ts.`);
        return null;
      },
    },
  };
}
