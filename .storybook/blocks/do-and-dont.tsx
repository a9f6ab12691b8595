import type { ReactNode } from 'react';

interface Side {
  shown: ReactNode;
  why: string;
}

/** Two pictures of one case: as it should be, and as it should not, each with its reason. */
export function DoAndDont({ does, doesNot }: { does: Side; doesNot: Side }) {
  return (
    <div className="my-6 grid gap-4 md:grid-cols-2">
      <Picture title="Do" rule="border-success" {...does} />
      <Picture title="Do not" rule="border-danger" {...doesNot} />
    </div>
  );
}

function Picture({ title, rule, shown, why }: Side & { title: string; rule: string }) {
  return (
    <figure className={`m-0 flex flex-col border-t-4 ${rule}`}>
      <div inert className="sb-unstyled flex w-full max-w-90 flex-col gap-3 bg-page p-4 text-body text-ink">
        {shown}
      </div>
      <figcaption className="p-2">
        <strong>{title}.</strong> {why}
      </figcaption>
    </figure>
  );
}
