import { useDraft, type DraftPlace } from './use-draft.ts';

/** What is ticked of a list for one item, in the list's order: kept as a draft until the item is done. */
export function useTicks<Tick extends string>(
  place: DraftPlace,
  itemId: string,
  list: readonly Tick[],
): {
  ticked: readonly Tick[];
  tick: (one: Tick, checked: boolean) => void;
  clear: () => void;
} {
  const [text, keep] = useDraft(place, `${itemId}:ticks`);
  const kept = text.split(' ');
  const ticked = list.filter((each) => kept.includes(each));
  return {
    ticked,
    tick: (one, checked) =>
      keep(list.filter((each) => (each === one ? checked : ticked.includes(each))).join(' ')),
    clear: () => keep(''),
  };
}
