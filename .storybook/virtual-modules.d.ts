declare module 'virtual:component-facts' {
  /** By folder, as 'fields/text-field'. */
  export const facts: Record<string, import('./component-facts.ts').ComponentFacts>;
}
