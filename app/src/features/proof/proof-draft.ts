import { clearDraft, readDraft, writeDraft } from '../../shared/draft/draft.ts';
import { proofFields, section, type ProofValues } from './proof-values.ts';

/** Names the draft of the pictures, which have arrived already. */
const pictures = 'proofPictures';

/** Begins a proof that says this; pictures of another proof are not its own. */
export function startProof(orderNo: string, values: ProofValues): void {
  const { values: known } = readDraft(orderNo, section, proofFields);
  if (known['receipt'] !== values.receipt) clearDraft(orderNo, pictures);
  writeDraft(orderNo, section, { values, lastField: null });
}

/** Forgets the proof that was begun. */
export function endProof(orderNo: string): void {
  clearDraft(orderNo, section);
  clearDraft(orderNo, pictures);
}

/** The ids of the pictures of the proof that was begun, in their order. */
export function picturesBegun(orderNo: string): string[] {
  const { ids = '' } = readDraft(orderNo, pictures, ['ids']).values;
  return ids.split(',').filter(Boolean);
}

export function keepPictures(orderNo: string, ids: readonly string[]): void {
  if (ids.length === 0) clearDraft(orderNo, pictures);
  else writeDraft(orderNo, pictures, { values: { ids: ids.join(',') }, lastField: null });
}
