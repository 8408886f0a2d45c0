import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { groupCategories } from './group-categories.ts'
import type { CategoryTreeNode } from './group-categories.ts'

const category = (CategoryId: number, CategoryGroup?: CategoryTreeNode['CategoryGroup']): CategoryTreeNode => ({
  CategoryId,
  Name: `分类${CategoryId}`,
  CategoryGroup,
})
const ids = (tree: CategoryTreeNode[], limit: number) => groupCategories(tree, limit).map((row) => row.categories.map((c) => c.CategoryId))

describe('groupCategories', () => {
  test.each([
    ['nothing', [], 15, []],
    ['one group at the place of its first', [category(1, 'A'), category(2, 'B'), category(3, 'A')], 15, [[1, 3], [2]]],
    ['no group: a row each', [category(1), category(2, null), category(3, ''), category(4, ' ')], 15, [[1], [2], [3], [4]]],
    ['a number and its text are one group', [category(1, 7), category(2, '7')], 15, [[1, 2]]],
    ['group 0 is a group', [category(1, 0), category(2, 0)], 15, [[1, 2]]],
    ['an id that reads like a group stays apart', [category(1, 2), category(2)], 15, [[1], [2]]],
    ['limits rows, not categories', [category(1, 'A'), category(2, 'B'), category(3, 'A')], 1, [[1, 3]]],
    ['merges with categories beyond the limit', [category(1, 'A'), category(2), category(3), category(4, 'A')], 2, [[1, 4], [2]]],
    ['no rows for 0', [category(1)], 0, []],
    ['no rows for a negative limit', [category(1), category(2)], -1, []],
    ['no rows for what is not a number', [category(1)], Number.NaN, []],
  ])('%s', (_, tree, limit, expected) => {
    expect(ids(tree, limit)).toEqual(expected)
  })

  test('11 rows logged in, 15 public', () => {
    const tree = Array.from({ length: 30 }, (_, index) => category(index))
    expect(groupCategories(tree, 11)).toHaveLength(11)
    expect(groupCategories(tree, 15)).toHaveLength(15)
  })

  const node = fc.record({ CategoryId: fc.nat(), Name: fc.string(), CategoryGroup: fc.option(fc.constantFrom('A', 'B', 'C')) })
  const trees = fc.uniqueArray(node, { selector: (c) => c.CategoryId })

  test('loses and doubles nothing, keeps the order of firsts, and has unique ids', () => {
    fc.assert(
      fc.property(trees, (tree) => {
        const rows = groupCategories(tree, Infinity)
        expect(rows.flatMap((row) => row.categories).toSorted((a, b) => Number(a.CategoryId) - Number(b.CategoryId))).toEqual(
          tree.toSorted((a, b) => a.CategoryId - b.CategoryId),
        )
        const firsts = rows.map((row) => tree.findIndex((c) => c === row.categories[0]))
        expect(firsts).toEqual(firsts.toSorted((a, b) => a - b))
        expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length)
        for (const row of rows) expect(new Set(row.categories.map((c) => c.CategoryGroup)).size).toBe(1)
      }),
    )
  })

  test('the input is not changed', () => {
    const tree = Object.freeze([category(1, 'A'), category(2, 'A')])
    groupCategories(tree, 1)
    expect(tree).toHaveLength(2)
  })
})
