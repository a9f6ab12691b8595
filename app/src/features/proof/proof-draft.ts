import { readDraft, writeDraft } from '../../shared/draft/draft.ts';
import { proofFields, section, type ProofValues } from './proof-values.ts';

/** Starts a draft with these values and without another proof's pictures. */
export function startProof(orderNo: string, said: Partial<ProofValues>): void {
  const { receipt, images = '' } = readDraft(orderNo, section, proofFields).values;
  const begun = Object.entries({ ...(receipt === said['receipt'] && { images }), ...said });
  const values = Object.fromEntries(begun.filter((each): each is [string, string] => Boolean(each[1])));
  writeDraft(orderNo, section, { values, lastField: null });
}

/** The picture ids of the draft, as form value. */
export function picturesBegun(orderNo: string): string {
  return readDraft(orderNo, section, ['images']).values['images'] ?? '';
}
