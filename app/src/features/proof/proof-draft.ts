import { readDraft, writeDraft } from '../../shared/draft/draft.ts';
import { proofFields, section, type ProofValues } from './proof-values.ts';

/** Begins a proof that says this; pictures of another proof are not its own. */
export function startProof(orderNo: string, said: Partial<ProofValues>): void {
  const { receipt, images = '' } = readDraft(orderNo, section, proofFields).values;
  const begun = Object.entries({ ...(receipt === said['receipt'] && { images }), ...said });
  const values = Object.fromEntries(begun.filter((each): each is [string, string] => Boolean(each[1])));
  writeDraft(orderNo, section, { values, lastField: null });
}

/** The ids of the pictures of the proof that was begun, as the form holds them. */
export function picturesBegun(orderNo: string): string {
  return readDraft(orderNo, section, ['images']).values['images'] ?? '';
}
