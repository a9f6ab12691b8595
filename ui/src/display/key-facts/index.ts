export {
  KeyFacts,
  type Fact,
  type KeyFactsGroup,
  type KeyFactsLine,
  type KeyFactsProps,
} from './key-facts.js';
