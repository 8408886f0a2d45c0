import type { CategoryTreeNode } from '../../../packages/ui/src/category-nav/index.ts'

const list = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at))

/** Ten rows, as many as the mall suggests, whose labels contain the query. */
export const suggestionsFor = (query: string) =>
  list(10, (at) => ({ id: `${query}-${at}`, label: `“${query}” 得力按动式中性笔 ${at + 1}`, hint: `编码 ${100_000 + at}` }))

/** Three levels: 15 × 10 × 10. */
export const categories: readonly CategoryTreeNode[] = list(15, (one) => ({
  CategoryId: `${one}`,
  Name: `办公用品 ${one + 1}`,
  Category2List: list(10, (two) => ({
    CategoryId: `${one}-${two}`,
    Name: `书写工具 ${two + 1}`,
    Category3List: list(10, (three) => ({ CategoryId: `${one}-${two}-${three}`, Name: `中性笔 ${three + 1}` })),
  })),
}))

export interface Line {
  readonly key: string
  readonly no: string
  readonly product: string
  readonly brand: string
  readonly unit: string
  readonly quantity: number
  readonly price: string
  readonly amount: string
  readonly buyer: string
}

export const lineOf = (at: number, quantity: number): Line => ({
  key: `${at}`,
  no: `20260318${String(at).padStart(6, '0')}`,
  product: `A4 复印纸 80 克 500 张/包 ${at}`,
  brand: '晨光',
  unit: '包',
  quantity,
  price: '23.80',
  amount: (23.8 * quantity).toFixed(2),
  buyer: '行政采购员',
})

/** 1,000 rows of 8 columns. */
export const lines: readonly Line[] = list(1000, (at) => lineOf(at, (at % 9) + 1))

/** The columns: a key and a header. */
export const columns = [
  ['no', '订单编号'],
  ['product', '商品名称'],
  ['brand', '品牌'],
  ['unit', '单位'],
  ['quantity', '数量'],
  ['price', '单价'],
  ['amount', '金额'],
  ['buyer', '采购人'],
] as const

/** The rows with another quantity in one visible row. */
export const edited = (rows: readonly Line[]): readonly Line[] => rows.map((row, at) => (at === 3 ? lineOf(3, row.quantity + 1) : row))
