const idOf = (file: string) => file.split('/').at(-2)!;

/** The name of each brand in the folder `brands`, by its id. */
export const brandNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(
    import.meta.glob<{ name: string }>('../../../brands/*/brand.json', { eager: true, import: 'default' }),
  ).map(([file, { name }]) => [idOf(file), name]),
);

/** A brand as the lender's policy states it. */
export const brandOf = (id: string) => ({ id, name: brandNames[id]! });
