import { PaneLayout } from '@kopa/ui/pane-layout';
import type { ReactNode } from 'react';

/** A page of a queue: the list, and beside it one item. On a small page the item stands alone while open. */
export function QueuePanes({
  title,
  list,
  item,
  isOpen,
}: {
  title: string;
  list: ReactNode;
  /** The open item, or the request to choose one. `id` names the pane. */
  item: { id: string; label: string; content: ReactNode };
  isOpen: boolean;
}) {
  return (
    <>
      {/* On a small page the pane with the visible heading may be away. */}
      <h1 className="sr-only">{title}</h1>
      <PaneLayout
        panes={[
          { id: 'list', label: title, kind: 'list', content: list },
          { ...item, kind: 'main' },
        ]}
        front={isOpen ? item.id : 'list'}
      />
    </>
  );
}
