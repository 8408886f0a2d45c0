import { expect, test } from 'vitest'
import { categoryName } from './category-name.ts'

const tree = [
  { CategoryId: 1, Name: '办公用纸', CategoryGroup: '纸', Category2List: [{ CategoryId: 11, Name: '复印纸', ProductCounts: 2, Category3List: [{ CategoryId: 111, Name: 'A4', ProductCounts: 2 }] }] },
  { CategoryId: 2, Name: '文具', CategoryGroup: '文具', Category2List: [] },
]

test.each([
  [1, '办公用纸'],
  [11, '复印纸'],
  [111, 'A4'],
  [2, '文具'],
  [3, undefined],
  [null, undefined],
])('category %s is %s', (id, name) => {
  expect(categoryName(tree, id)).toBe(name)
})
