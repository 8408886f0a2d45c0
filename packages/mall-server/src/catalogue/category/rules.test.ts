import { expect, it } from 'vitest'
import { categoryTree, type CategoryRow } from './rules.ts'

const rows: readonly CategoryRow[] = [
  { id: 10, parentId: null, level: 1, name: '办公用纸', categoryGroup: '纸品' },
  { id: 11, parentId: null, level: 1, name: '空的', categoryGroup: '空' },
  { id: 1001, parentId: 10, level: 2, name: '打印复印纸', categoryGroup: '' },
  { id: 1002, parentId: 10, level: 2, name: '没有商品', categoryGroup: '' },
  { id: 1101, parentId: 11, level: 2, name: '也没有', categoryGroup: '' },
  { id: 100101, parentId: 1001, level: 3, name: 'A4复印纸', categoryGroup: '' },
  { id: 100102, parentId: 1001, level: 3, name: 'A3复印纸', categoryGroup: '' },
  { id: 100201, parentId: 1002, level: 3, name: '卖完', categoryGroup: '' },
]

it('sums counts upwards and leaves out branches without products', () => {
  expect(categoryTree(rows, new Map([[100101, 3], [100102, 4], [100201, 0]]))).toEqual([
    {
      CategoryId: 10, Name: '办公用纸', CategoryGroup: '纸品',
      Category2List: [
        {
          CategoryId: 1001, Name: '打印复印纸', ProductCounts: 7,
          Category3List: [
            { CategoryId: 100101, Name: 'A4复印纸', ProductCounts: 3 },
            { CategoryId: 100102, Name: 'A3复印纸', ProductCounts: 4 },
          ],
        },
      ],
    },
  ])
})

it('is empty without products', () => {
  expect(categoryTree(rows, new Map())).toEqual([])
})
