import type { CSSProperties, ReactNode } from 'react';
import base from '../../ui/tokens/base.tokens.json';
import easycash from '../../ui/tokens/easycash.tokens.json';
import { group, variables, type Group } from '../../ui/tokens/token-values.ts';
import { brandNames } from '../../stories/app/phone/brands.ts';
import { Copy } from './copy.tsx';

const brandFiles = import.meta.glob<Group>('../../brands/*/*.tokens.json', {
  eager: true,
  import: 'default',
});
const brands = new Map<string, Group>([
  ['easycash', easycash],
  ...Object.entries(brandFiles).map(([file, tokens]): [string, Group] => [file.split('/').at(-2)!, tokens]),
]);

/** The utility of a token by its group. */
const utilities: Record<string, (name: string) => string> = {
  color: (name) => `bg-${name}`,
  text: (name) => `text-${name}`,
  radius: (name) => `rounded-${name}`,
  shadow: (name) => `shadow-${name}`,
};

/** How a token looks. */
const samples: Record<string, (variable: string) => CSSProperties> = {
  color: (variable) => ({ background: variable, border: '1px solid var(--kopa-color-control)' }),
  radius: (variable) => ({ borderRadius: variable, border: '2px solid var(--kopa-color-primary)' }),
  shadow: (variable) => ({ boxShadow: variable, background: 'var(--kopa-color-surface)' }),
  space: (variable) => ({ width: variable, background: 'var(--kopa-color-primary)' }),
};

interface Row {
  name: string;
  purpose: string;
  values: readonly (readonly [label: string, value: string])[];
}

const valuesOf = (tokens: Group, kind: string): ReadonlyMap<string, string> => {
  const texts = new Map<string, string>();
  const parts = variables(group(tokens, kind), '', () => {});
  for (const [path, value] of parts) {
    const name = path.slice(1);
    const owner = Object.keys(group(tokens, kind)).find((key) => name === key || name.startsWith(`${key}-`));
    const isPart = kind === 'text' && owner !== undefined;
    texts.set(isPart ? owner : name, isPart && texts.has(owner) ? `${texts.get(owner)!} · ${value}` : value);
  }
  return texts;
};

function rowsOf(kind: string): Row[] {
  const common = group(base, kind);
  if (Object.keys(common).length > 0) {
    const values = valuesOf(base, kind);
    return namesOf(common).map((name) => ({
      name,
      purpose: purposeOf(common, name),
      values: [['all brands', values.get(name) ?? '']],
    }));
  }
  const modes = kind in easycash.light ? (['light', 'dark'] as const) : ([undefined] as const);
  const reference = modes[0] ? group(easycash, modes[0]) : easycash;
  const looks = [...brands].flatMap(([brand, tokens]) =>
    modes.map((mode) => ({
      label: mode ? `${brandNames[brand]}, ${mode}` : brandNames[brand]!,
      values: valuesOf(mode ? group(tokens, mode) : tokens, kind),
    })),
  );
  return namesOf(group(reference, kind)).map((name) => ({
    name,
    purpose: purposeOf(group(reference, kind), name),
    values: looks.map(({ label, values }) => [label, values.get(name) ?? ''] as const),
  }));
}

const namesOf = (node: Group) => Object.keys(node).filter((key) => !key.startsWith('$'));
const purposeOf = (node: Group, name: string) => String(group(node, name)['$description'] ?? '');

/** The tokens of a group: look, purpose, variable and utility to copy, value in each brand. */
export function Tokens({ of }: { of: string }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Look</th>
          <th scope="col">Token</th>
          <th scope="col">Purpose</th>
          <th scope="col">Value</th>
        </tr>
      </thead>
      <tbody>
        {rowsOf(of).map(({ name, purpose, values }) => (
          <tr key={name}>
            <td>
              <Sample kind={of} name={name} />
            </td>
            <td>
              <strong>{name}</strong>
              <br />
              <Copy text={`var(--kopa-${of}-${name}${of === 'text' ? '-size' : ''})`} />
              <br />
              {utilities[of] && <Copy text={utilities[of](name)} />}
            </td>
            <td>{purpose}</td>
            <td>
              {values.map(([label, value]) => (
                <Value key={label} label={label} value={value} />
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Value({ label, value }: { label: string; value: string }): ReactNode {
  return (
    <div className="flex items-center gap-2">
      {value.startsWith('#') && (
        <span aria-hidden className="size-4 shrink-0 border border-control" style={{ background: value }} />
      )}
      <code>{value}</code> <small>{label}</small>
    </div>
  );
}

function Sample({ kind, name }: { kind: string; name: string }) {
  if (kind === 'text') return <span className={`text-${name}`}>KSh 9,884</span>;
  if (kind === 'weight') return <span style={{ fontWeight: `var(--kopa-weight-${name})` }}>KSh 9,884</span>;
  const style = samples[kind]?.(`var(--kopa-${kind}-${name})`);
  return style ? <span aria-hidden className="block h-10 w-16" style={style} /> : null;
}
