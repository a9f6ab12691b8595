export { OwnerTag, type OwnerTagProps } from './owner-tag.js';
