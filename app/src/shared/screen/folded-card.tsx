import { Card } from '@kopa/ui/card';
import { ChevronDown } from '@kopa/ui/icons';
import type { ReactNode } from 'react';

/** A card whose content is folded behind its title. */
export function FoldedCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card flush>
      <details>
        <summary className="flex min-h-row items-center justify-between gap-3 px-4 text-body font-medium text-ink -outline-offset-3">
          {title}
          <ChevronDown aria-hidden className="size-5 shrink-0 text-subtle" />
        </summary>
        {children}
      </details>
    </Card>
  );
}
