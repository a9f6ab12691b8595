const idOf = (file: string) => file.split('/').at(-2)!;

/** The name of each brand in the folder `brands`, by its id. */
export const brandNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(
    import.meta.glob<{ name: string }>('../../../brands/*/brand.json', { eager: true, import: 'default' }),
  ).map(([file, { name }]) => [idOf(file), name]),
);

const marks = new Map(
  Object.entries(
    import.meta.glob<string>('../../../brands/*/mark.svg', { eager: true, query: '?raw', import: 'default' }),
  ).map(([file, svg]) => [idOf(file), `data:image/svg+xml,${encodeURIComponent(svg)}`]),
);

/** A brand as the lender's policy states it. */
export const brandOf = (id: string) => ({ id, name: brandNames[id]!, mark: marks.get(id) ?? null });
