export { Price, type PriceKind, type PriceMessages, type PriceProps } from './Price.tsx'
export { formatYuan } from './format-yuan.ts'
