import { registerHooks } from 'node:module';

/*
 * Node parses a package's list of exports anew at each import of the package and of its own files, and
 * drizzle-orm's has 150 kB: half of the time in which a lender starts. This hook asks once for each name.
 */
const known = new Map();
registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith('.') && context.parentURL?.includes('/node_modules/drizzle-orm/'))
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
    if (!specifier.startsWith('drizzle-orm')) return next(specifier, context);
    const found = known.get(specifier) ?? { ...next(specifier, context), shortCircuit: true };
    known.set(specifier, found);
    return found;
  },
});
