import { ArrowLeft } from '@kopa/ui/icons';
import { Link } from 'react-router-dom';

/** Leads from an item to its list on a small page, where one pane is shown at a time. */
export function BackToList({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} className="flex min-h-11 items-center gap-2 px-4 text-body text-link min-[45rem]:hidden">
      <ArrowLeft aria-hidden className="size-5" />
      {label}
    </Link>
  );
}
