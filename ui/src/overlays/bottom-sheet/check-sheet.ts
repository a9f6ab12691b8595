import { complain } from '../../foundations/complain/index.js';
import type { OnOpenChange } from '../../platform/close-reason.js';
import type { SheetHeight, SnapPoint } from './sheet-engine.js';

interface Given {
  title: string;
  onOpenChange: OnOpenChange;
  height: SheetHeight;
  snapPoints: readonly SnapPoint[] | undefined;
}

const HEIGHTS: readonly string[] = ['half', 'auto', 'full'];
const isPoint = (point: SnapPoint) => point === 'auto' || (point > 0 && point <= 1);

/** The validated props: the given value, or a safe value and a complaint. */
export function checkSheet({ title, onOpenChange, height, snapPoints }: Given): Omit<Given, 'title'> {
  if (typeof title !== 'string' || title.trim() === '')
    complain('BottomSheet', 'it has no title, so screen readers cannot name it. Pass a title.');
  if (typeof onOpenChange !== 'function')
    complain(
      'BottomSheet',
      `onOpenChange is missing, so users cannot close "${title}". Give it one that sets open.`,
    );
  if (!HEIGHTS.includes(height))
    complain(
      'BottomSheet',
      `height "${height}" is none of half, auto, full; auto is taken. Write one of them.`,
    );
  return {
    onOpenChange: typeof onOpenChange === 'function' ? onOpenChange : () => undefined,
    height: HEIGHTS.includes(height) ? height : 'auto',
    snapPoints: checkPoints(snapPoints),
  };
}

function checkPoints(points: readonly SnapPoint[] | undefined): readonly SnapPoint[] | undefined {
  if (!points) return undefined;
  const good = points.filter(isPoint);
  if (good.length < points.length || good.length === 0)
    complain(
      'BottomSheet',
      `snapPoints [${points.join(', ')}] must be parts of the page, above 0 and up to 1, or "auto"; others are left out. Write 0.5 for half of it.`,
    );
  const numbers = good.filter((point) => typeof point === 'number');
  if (numbers.some((point, at) => point <= (numbers[at - 1] ?? 0)))
    complain(
      'BottomSheet',
      `snapPoints [${points.join(', ')}] do not rise, so the first is not the lowest; they are sorted. Write the lowest first, each once.`,
    );
  return good.length > 0 ? good : undefined;
}
