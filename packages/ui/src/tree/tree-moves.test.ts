import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleDepartments } from '../testing/samples/tree.ts'
import { currentTarget, dropTarget, isBelowItself, keyTarget, moveTreeNode } from './tree-moves.ts'
import type { DropSpot, TreeTarget } from './tree-moves.ts'
import { findNode, treeIds } from './tree-rules.ts'

const above: DropSpot = { type: 'reorder-above' }
const below: DropSpot = { type: 'reorder-below' }
const into: DropSpot = { type: 'make-child' }
const out = (desiredLevel: number): DropSpot => ({ type: 'reparent', desiredLevel })

test.each<[string, string, DropSpot, string, TreeTarget]>([
  ['it', 'admin', above, 'above a sibling', { parentId: 'head', index: 0 }],
  ['admin', 'it', below, 'below a sibling, itself not counted', { parentId: 'head', index: 2 }],
  ['admin', 'finance', above, 'where it is', { parentId: 'head', index: 0 }],
  ['finance', 'admin', into, 'as the last child', { parentId: 'admin', index: 2 }],
  ['fleet', 'admin', into, 'into its own parent: as its last', { parentId: 'admin', index: 1 }],
  ['finance', 'front', below, 'between children of another', { parentId: 'admin', index: 1 }],
  ['finance', 'east', above, 'at the first level', { parentId: null, index: 1 }],
  ['front', 'fleet', out(1), 'out of a branch, after it', { parentId: 'head', index: 1 }],
  ['front', 'fleet', out(0), 'no further than the branch that ends there', { parentId: 'head', index: 1 }],
  ['front', 'east-admin', out(0), 'to the first level', { parentId: null, index: 2 }],
  ['it', 'it', out(0), 'the last one out of its own branch', { parentId: null, index: 1 }],
  ['front', 'front', above, 'on itself', { parentId: 'admin', index: 0 }],
])('%s dropped at %s %j lands %s', (id, over, spot, _, target) => {
  expect(dropTarget(sampleDepartments, id, over, spot)).toEqual(target)
})

test.each([
  ['head', { parentId: 'head', index: 0 }, true],
  ['head', { parentId: 'fleet', index: 0 }, true],
  ['admin', { parentId: 'head', index: 0 }, false],
  ['admin', { parentId: null, index: 0 }, false],
])('%s at %j is below itself: %s', (id, target, is) => {
  expect(isBelowItself(sampleDepartments, id, target)).toBe(is)
})

test.each([
  ['finance', 'up', { parentId: 'head', index: 0 }],
  ['finance', 'down', { parentId: 'head', index: 2 }],
  ['finance', 'in', { parentId: 'admin', index: 2 }],
  ['finance', 'out', { parentId: null, index: 1 }],
  ['admin', 'up', 'first'],
  ['admin', 'in', 'alone'],
  ['it', 'down', 'last'],
  ['east', 'out', 'top'],
  ['it', 'in', { parentId: 'finance', index: 0 }],
  ['gone', 'up', undefined],
] as const)('%s by the key %s goes to %j', (id, key, target) => {
  expect(keyTarget(sampleDepartments, id, key)).toEqual(target)
})

const id = fc.constantFrom(...treeIds(sampleDepartments))
const spot = fc.oneof(fc.constantFrom(above, below, into), fc.nat(3).map(out))

test('what is dropped is then at its target, and every node is there once', () => {
  fc.assert(
    fc.property(id, id, spot, (moved, over, at) => {
      const target = dropTarget(sampleDepartments, moved, over, at)
      fc.pre(target !== undefined && !isBelowItself(sampleDepartments, moved, target))
      const after = moveTreeNode(sampleDepartments, moved, target)
      expect(currentTarget(after, moved)).toEqual(target)
      expect(treeIds(after).toSorted()).toEqual(treeIds(sampleDepartments).toSorted())
      expect(findNode(after, moved)).toEqual(findNode(sampleDepartments, moved))
    }),
  )
})

test.each([
  ['head', { parentId: 'fleet', index: 0 }],
  ['gone', { parentId: null, index: 0 }],
  ['fleet', { parentId: 'gone', index: 0 }],
])('an impossible move of %s to %j changes nothing', (moved, target) => {
  expect(moveTreeNode(sampleDepartments, moved, target)).toBe(sampleDepartments)
})
