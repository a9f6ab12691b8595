export { Rating, type RatingProps, type RatingValue, type RatingWords } from './rating.js';
