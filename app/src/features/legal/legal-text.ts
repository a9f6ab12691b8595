import type { LegalName } from '@kopa/contract/texts/legal-documents';
import { retention } from '@kopa/contract/texts/retention';
import { sayPolicy } from '@kopa/contract/texts/say-policy';
import type { Policy } from '@kopa/contract/policy';
import type { Language } from '@kopa/contract/wire/headers';
import { unbroken } from '../../shared/language/unbroken.ts';

/** `privacy.json` or `terms.json` of one language, with placeholders. */
export interface LegalText {
  title: string;
  lead: string;
  sections: Record<string, { heading: string; text: string[] }>;
  /** The variants from which the policy chooses. */
  sentences: Record<string, string>;
}

/** A paragraph or a list. */
export type LegalBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] };

export interface LegalSection {
  /** The id in every language and in addresses: `?section=rights`. */
  id: string;
  heading: string;
  blocks: LegalBlock[];
}

const files = import.meta.glob<{ default: LegalText }>('../../../../locales/*/{privacy,terms}.json');
const fetched = new Map<string, Promise<LegalText>>();

/** The text in exactly one language; the same promise until a failure. */
export function legalText(name: LegalName, language: Language): Promise<LegalText> {
  const path = `../../../../locales/${language}/${name}.json`;
  const known = fetched.get(path);
  if (known) return known;
  const load = files[path];
  const text = load
    ? load().then((file) => file.default)
    : Promise.reject(new Error(`There is no ${name} in ${language}.`));
  fetched.set(path, text);
  text.catch(() => fetched.delete(path));
  return text;
}

/** A text with the policy's figures and sentences. Lines that begin with '- ' become lists. */
export function legalSections(
  { lead, sections, sentences }: LegalText,
  policy: Policy,
  appName: string,
): { lead: string; sections: LegalSection[] } {
  const others = {
    appName,
    ...Object.fromEntries(Object.entries(retention).map(([name, value]) => [name, String(value)])),
  };
  const say = (text: string) => unbroken(sayPolicy(text, policy, { sentences, others }));
  return {
    lead: say(lead),
    sections: Object.entries(sections).map(([id, { heading, text }]) => ({
      id,
      heading: say(heading),
      blocks: blocksOf(text.map(say)),
    })),
  };
}

function blocksOf(lines: string[]): LegalBlock[] {
  const blocks: LegalBlock[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    const item = line.startsWith('- ') ? line.slice(2) : null;
    if (item === null) blocks.push({ kind: 'paragraph', text: line });
    else if (last?.kind === 'list') last.items.push(item);
    else blocks.push({ kind: 'list', items: [item] });
  }
  return blocks;
}
