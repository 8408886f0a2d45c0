export { Rating, type RatingDetails, type RatingMessages, type RatingProps } from './Rating.tsx'
