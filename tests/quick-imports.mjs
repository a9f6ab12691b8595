import { registerHooks } from 'node:module';
const found = new Map();
registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith('drizzle-orm')) {
      const known = found.get(specifier) ?? { ...next(specifier, context), shortCircuit: true };
      found.set(specifier, known);
      return known;
    }
    if (specifier.startsWith('.') && context.parentURL?.includes('/node_modules/drizzle-orm/'))
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
    return next(specifier, context);
  },
});
