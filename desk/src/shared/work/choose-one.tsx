import { EmptyState } from '@kopa/ui/empty-state';
import { Illustration } from '@kopa/ui/illustration';

/** In the place of an item: what to choose, or why it is not there. */
export function ChooseOne({ title, body }: { title: string; body: string }) {
  return (
    <div className="flex min-h-full p-6">
      <EmptyState illustration={<Illustration name="empty" />} title={title} body={body} />
    </div>
  );
}
