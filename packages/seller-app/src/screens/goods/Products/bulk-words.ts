import { productFieldNames, taxRateText, type SellerProduct } from '@mall/api/seller/contract'

/** The fields that several products are given at once. */
export type BulkField = 'CategoryId' | 'TaxRate'

/** What became of several products that were to be given another value. */
export interface BulkOutcome {
  readonly field: BulkField
  /** Those that were changed, with their versions since. */
  readonly made: readonly { readonly product: SellerProduct; readonly Version: number }[]
  /** Those that were not, and why. */
  readonly refused: readonly { readonly product: SellerProduct; readonly Message: string }[]
}

/** Which product each result is about: rows count from 1. */
export const outcomeOf = (field: BulkField, products: readonly SellerProduct[], results: readonly { readonly RowNo: number; readonly Message: string; readonly Version: number | null }[]): BulkOutcome => {
  const rows = results.flatMap(({ RowNo, ...result }) => {
    const product = products[RowNo - 1]
    return product === undefined ? [] : [{ product, ...result }]
  })
  return {
    field,
    made: rows.flatMap(({ product, Version }) => (Version === null ? [] : [{ product, Version }])),
    refused: rows.flatMap(({ product, Version, Message }) => (Version === null ? [{ product, Message }] : [])),
  }
}

/** 改 3 种商品的分类 */
export const askText = (field: BulkField, products: readonly SellerProduct[]): string => `改 ${products.length} 种商品的${productFieldNames[field]}`

/** As many values as are named, before the rest is counted. */
const namedValues = 4

/** 现在：中性笔 2 种，复印纸 1 种 */
export const nowText = (field: BulkField, products: readonly SellerProduct[]): string => {
  const counts = new Map<string, number>()
  for (const product of products) {
    const value = field === 'CategoryId' ? product.Category : taxRateText(product.TaxRate)
    counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  const all = [...counts].toSorted(([, one], [, other]) => other - one)
  const rest = all.slice(namedValues).reduce((sum, [, count]) => sum + count, 0)
  return `现在：${[...all.slice(0, namedValues).map(([value, count]) => `${value} ${count} 种`), ...(rest === 0 ? [] : [`其他 ${rest} 种`])].join('，')}`
}

/** 已改 2 种商品的分类 */
export const madeText = ({ field, made }: BulkOutcome): string => `已改 ${made.length} 种商品的${productFieldNames[field]}`
