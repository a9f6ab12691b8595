import type { ArgTypesEnhancer } from 'storybook/internal/csf';

interface DocumentedType {
  name: string;
  raw?: string;
  value?: unknown;
}

const written = ({ name, raw, value }: DocumentedType): string =>
  name === 'union' && Array.isArray(value)
    ? (value as DocumentedType[])
        .map(written)
        .filter((each) => each !== 'undefined')
        .join(' | ')
    : name === 'literal' || name === 'enum'
      ? Array.isArray(value)
        ? value.join(' | ')
        : String(value)
      : (raw ?? (name === 'other' ? String(value) : name));

/**
 * Props say their type as it is written: `'filled' | 'outline'`, not "union". What may be undefined is
 * optional already.
 */
export const writtenTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([prop, argType]) => {
      const type = argType.type as DocumentedType | undefined;
      if (type?.name !== 'union' && type?.name !== 'enum') return [prop, argType];
      const summary = written(type);
      const control = summary === 'boolean' ? { control: { type: 'boolean' as const } } : {};
      return [prop, { ...argType, ...control, table: { ...argType.table, type: { summary } } }];
    }),
  );
