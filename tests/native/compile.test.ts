import { describe, expect, it } from 'vitest';
import { compileSamples, missingCompiler } from './compilers.ts';

for (const language of ['Kotlin', 'Swift'] as const) {
  const why = missingCompiler(language);
  describe.skipIf(why)(why ?? `the ${language} samples`, () => {
    it('the samples compile against the platform without an error or a warning', () => {
      expect(compileSamples(language)).toBe('');
    });
  });
}
