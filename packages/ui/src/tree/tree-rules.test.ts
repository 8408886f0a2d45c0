import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleDepartments } from '../testing/samples/tree.ts'
import { checkState, findNode, searchTree, toggleNode, treeIds, treeRows } from './tree-rules.ts'
import type { TreeNode } from './tree-rules.ts'

const nodeOf = (id: string): TreeNode => findNode(sampleDepartments, id) ?? { id: '', label: '' }

test('only what is under open nodes shows, each with its place', () => {
  const rows = treeRows(sampleDepartments, new Set(['head', 'front']))
  expect(rows.map(({ node, level, place, siblings, parentId, isOpen }) => [node.id, level, place, siblings, parentId, isOpen])).toEqual([
    ['head', 1, 1, 2, null, true],
    ['admin', 2, 1, 3, 'head', false],
    ['finance', 2, 2, 3, 'head', false],
    ['it', 2, 3, 3, 'head', false],
    ['east', 1, 2, 2, null, false],
  ])
})

test.each([
  ['', ['head', 'admin', 'front', 'fleet', 'finance', 'it', 'east', 'east-sales', 'east-admin']],
  ['车队', ['head', 'admin', 'fleet']],
  [' 行政 ', ['head', 'admin', 'front', 'fleet']],
  ['没有', []],
])('a search for "%s" leaves %j', (query, ids) => {
  expect(treeIds(searchTree(sampleDepartments, query))).toEqual(ids)
})

test.each([
  ['head', [], 'none'],
  ['head', ['front'], 'some'],
  ['head', ['front', 'fleet', 'finance'], 'all'],
  ['admin', ['front', 'fleet'], 'all'],
  ['it', ['it'], 'none'],
])('%s with %j checked is %s', (id, checked, state) => {
  expect(checkState(nodeOf(id), new Set(checked))).toBe(state)
})

const checked = fc.uniqueArray(fc.constantFrom('front', 'fleet', 'finance', 'east-sales', 'east-admin'))

test('a press checks all below, the next one none, and nothing beside them changes', () => {
  fc.assert(
    fc.property(checked, fc.constantFrom('head', 'admin', 'east', 'fleet'), (before, id) => {
      const node = nodeOf(id)
      const own = new Set(treeIds([node]))
      const full = checkState(node, new Set(before)) === 'all'
      const after = toggleNode(node, before)
      expect(checkState(node, new Set(after))).toBe(full ? 'none' : 'all')
      expect(after.filter((one) => !own.has(one))).toEqual(before.filter((one) => !own.has(one)))
      expect(new Set(after).size).toBe(after.length)
    }),
  )
})
