/** What a component's page tells designers beside its props. */
export interface Guide {
  /** What each key does, in the order in which one meets it; `none` for what nobody operates. */
  keys: readonly (readonly [keys: string, does: string])[] | 'none';
  dos: readonly [string, ...string[]];
  donts: readonly [string, ...string[]];
}

/** Parameters of a component's default stories: `parameters: guide({ ... })`. */
export const guide = (of: Guide): { guide: Guide } => ({ guide: of });
