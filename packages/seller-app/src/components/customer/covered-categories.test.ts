import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { TreeNode } from '@mall/ui/tree'
import { leavesCovered, nodesCovering, waysTo } from './covered-categories.ts'

const nodes: readonly TreeNode[] = [
  { id: '1', label: '办公用纸', children: [{ id: '11', label: '复印纸', children: [{ id: '111', label: 'A4' }, { id: '112', label: 'A3' }] }, { id: '12', label: '相纸' }] },
  { id: '2', label: '家具', children: [] },
]

test.each([
  [['1'], ['111', '112', '12']],
  [['11', '2'], ['111', '112', '2']],
  [['112'], ['112']],
  [['1', '11'], ['111', '112', '12']],
  [['404'], []],
])('%j shows checked %j', (chosen, leaves) => {
  expect(leavesCovered(nodes, new Set(chosen))).toEqual(leaves)
})

test.each([
  [['111', '112', '12'], ['1']],
  [['111', '112'], ['11']],
  [['111', '12'], ['111', '12']],
  [['2'], ['2']],
  [[], []],
])('checked %j are the categories %j', (leaves, chosen) => {
  expect(nodesCovering(nodes, new Set(leaves))).toEqual(chosen)
})

test('names say the way', () => {
  expect(waysTo(nodes, new Set(['2', '11', '112']))).toEqual(['办公用纸 / 复印纸', '办公用纸 / 复印纸 / A3', '家具'])
})

describe('of any tree', () => {
  const anyTree = fc
    .array(fc.array(fc.nat({ max: 3 }), { maxLength: 3 }), { maxLength: 4 })
    .map((firsts) => firsts.map((seconds, i): TreeNode => ({
      id: `${i}`, label: `${i}`, children: seconds.map((thirds, j) => ({ id: `${i}.${j}`, label: `${j}`, children: Array.from({ length: thirds }, (_, k) => ({ id: `${i}.${j}.${k}`, label: `${k}` })) })),
    })))
  const idsOf = (tree: readonly TreeNode[]): string[] => tree.flatMap(({ id, children = [] }) => [id, ...idsOf(children)])

  it('what is checked stays what it is, and none of the chosen is below another', () => {
    fc.assert(
      fc.property(anyTree.chain((tree) => fc.record({ tree: fc.constant(tree), chosen: fc.subarray(idsOf(tree)) })), ({ tree, chosen }) => {
        const leaves = leavesCovered(tree, new Set(chosen))
        const covering = nodesCovering(tree, new Set(leaves))
        expect(leavesCovered(tree, new Set(covering))).toEqual(leaves)
        for (const id of covering) for (const other of covering) if (id !== other) expect(other.startsWith(`${id}.`)).toBe(false)
      }),
    )
  })
})
