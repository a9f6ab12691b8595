/** The guide on a component's page, beside the props. */
export interface Guide {
  /** The effect of each key, in the order of use; `none` for a component without interaction. */
  keys: readonly (readonly [keys: string, does: string])[] | 'none';
  dos: readonly [string, ...string[]];
  donts: readonly [string, ...string[]];
}

/** Parameters of a component's default stories: `parameters: guide({ ... })`. */
export const guide = (of: Guide): { guide: Guide } => ({ guide: of });
