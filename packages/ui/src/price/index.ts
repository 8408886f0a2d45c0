export { Price, type PriceKind, type PriceMessages, type PriceProps } from './Price.tsx'
export { PriceBlock, type PriceBlockMessages, type PriceBlockProps } from './PriceBlock.tsx'
export { formatYuan } from './format-yuan.ts'
