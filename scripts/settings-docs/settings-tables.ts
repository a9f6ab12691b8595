import { table } from '../../server/src/http/documents/guide/table.ts';
import { about, type About, type Mode } from '../../server/src/settings/setting.ts';
import { settingGroups } from '../../server/src/settings/settings.ts';
import { withMadePart } from '../made-part.ts';

/** docs/settings.md with new tables. Throws if the page lacks the marks of the tables. */
export function withSettingsTables(page: string): string {
  return withMadePart(page, 'npm run docs:settings', settingsTables());
}

/** The settings by group, derived from their schema. */
export function settingsTables(): string {
  return Object.entries(settingGroups)
    .map(([title, group]) => {
      const inMode = (mode: Mode) =>
        Object.entries(group(mode)).map(([name, schema]) => [name, about.get(schema)!] as const);
      const live = new Map(inMode('live'));
      const rows = inMode('sandbox').map(([name, sandbox]) => rowOf(name, sandbox, live.get(name)!));
      return `## ${title}\n\n${table(['name', 'allowed', 'default', 'needed by', 'meaning'], rows)}`;
    })
    .join('\n\n');
}

function rowOf(name: string, sandbox: About, live: About): string[] {
  return [
    code(name),
    allowed(sandbox, live),
    inBothModes(defaultOf(sandbox), defaultOf(live)),
    (sandbox.neededBy ?? []).map(code).join(', '),
    sandbox.secret ? `${sandbox.says} Secret.` : sandbox.says,
  ];
}

function allowed(sandbox: About, live: About): string {
  if (!sandbox.choices || !live.choices)
    return inBothModes(sandbox.allowed ?? 'any text', live.allowed ?? 'any text');
  const only = (choice: string) => {
    if (!live.choices?.includes(choice)) return ' (sandbox)';
    return sandbox.choices?.includes(choice) ? '' : ' (live)';
  };
  return [...new Set([...sandbox.choices, ...live.choices])]
    .map((choice) => code(choice) + only(choice))
    .join(', ');
}

function defaultOf({ unset, unsetMeans }: About): string {
  return unsetMeans ?? (unset === '' ? '' : code(unset));
}

function inBothModes(sandbox: string, live: string): string {
  if (sandbox === live) return sandbox;
  return `in sandbox mode ${sandbox || 'none'}; in live mode ${live || 'none'}`;
}

const code = (text: string) => `\`${text}\``;
