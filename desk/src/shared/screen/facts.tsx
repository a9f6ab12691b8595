/** Names and their values, one pair a line. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="border-t border-decor">
      {facts.map(([name, value]) => (
        <div
          key={name}
          className="flex flex-wrap justify-between gap-x-4 border-b border-decor py-2 text-body"
        >
          <dt className="text-muted">{name}</dt>
          <dd className="text-end wrap-anywhere text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
