const idOf = (file: string) => file.split('/').at(-2)!;

declare global {
  /** A brand of another repository, which the command `kopa-stories` writes into the page with its styles. */
  var givenBrand: { id: string; name: string } | undefined;
}
const given = globalThis.givenBrand;

/** The name of each brand by its id: those in the folder `brands`, and the one that the page brings. */
export const brandNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(
      import.meta.glob<{ name: string }>('../../../brands/*/brand.json', { eager: true, import: 'default' }),
    ).map(([file, { name }]) => [idOf(file), name]),
  ),
  ...(given && { [given.id]: given.name }),
};

/** The brand in which a story is shown first. */
export const firstBrand = given?.id ?? 'easycash';

/** A brand as the lender's policy states it. */
export const brandOf = (id: string) => ({ id, name: brandNames[id]! });
