export { FaqAccordion, type FaqAccordionProps } from './faq-accordion.js';
export type { FaqItem } from './faq-item.js';
