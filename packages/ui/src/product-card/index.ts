export { ProductCard, type ProductCardMessages, type ProductCardProps, type ProductStock } from './ProductCard.tsx'
