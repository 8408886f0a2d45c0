import type { Category1 } from '@mall/api/contract'
import { categoryRows } from './category-data.ts'

/** A count that a catalogue of this size could have, the same each time. */
const countOf = (name: string, index: number): number => 12 + ((name.length * 37 + index * 53 + (name.codePointAt(0) ?? 0)) % 74)

const build = (): Category1[] => {
  let next = 100
  const id = () => (next += 1)
  return categoryRows.map(([Name, CategoryGroup, seconds]) => ({
    CategoryId: id(),
    Name,
    CategoryGroup,
    Category2List: Object.entries(seconds).map(([second, thirds]) => {
      const CategoryId = id()
      const Category3List = thirds.map((third, index) => ({ CategoryId: id(), Name: third, ProductCounts: countOf(third, index) }))
      return {
        CategoryId,
        Name: second,
        ProductCounts: Category3List.reduce((sum, { ProductCounts }) => sum + ProductCounts, 0),
        Category3List,
      }
    }),
  }))
}

/** The whole tree: 20 first-level categories in 16 groups. */
export const publicTree: readonly Category1[] = build()

/** A customer's tree: what is not in the agreed catalogue is left out. */
export const customerTree: readonly Category1[] = publicTree.filter(({ Name }) => Name !== '绿植花卉' && Name !== '灯具照明')

export interface CategoryRef {
  readonly CategoryId: number
  readonly Name: string
}

/** First, second and third level of a third-level name. */
export const pathOfThird = (name: string): readonly CategoryRef[] => {
  for (const first of publicTree) {
    for (const second of first.Category2List) {
      const third = second.Category3List.find((one) => one.Name === name)
      if (third) return [first, second, third].map(({ CategoryId, Name }) => ({ CategoryId, Name }))
    }
  }
  throw new Error(`No category is called ${name}`)
}
