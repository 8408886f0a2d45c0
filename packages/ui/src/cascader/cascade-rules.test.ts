import { expect, test } from 'vitest'
import { isLeaf, nodesOf, searchPaths, withChildren, type CascaderNode } from './cascade-rules.ts'

const nodes: readonly CascaderNode[] = [
  { id: 'gd', label: '广东省', children: [{ id: 'sz', label: '深圳市', children: [{ id: 'ns', label: '南山区' }, { id: 'ft', label: '福田区', disabled: true }] }] },
  { id: 'sh', label: '上海市', children: [{ id: 'pd', label: '浦东新区' }] },
]
const labels = (paths: readonly (readonly CascaderNode[])[]) => paths.map((path) => path.map(({ label }) => label).join('/'))

test.each([
  [['gd', 'sz', 'ns'], ['广东省', '深圳市', '南山区']],
  [['gd', 'xx'], ['广东省']],
  [[], []],
])('%o are %o', (path, names) => {
  expect(nodesOf(nodes, path).map(({ label }) => label)).toEqual(names)
})

test.each([
  ['南山', ['广东省/深圳市/南山区']],
  ['广东 南山', ['广东省/深圳市/南山区']],
  ['市', ['广东省/深圳市/南山区', '上海市/浦东新区']],
  ['福田', []],
])('%s finds %o', (query, found) => {
  expect(labels(searchPaths(nodes, query, false, 10))).toEqual(found)
})

test('no more than wanted', () => {
  expect(searchPaths(nodes, '市', false, 1)).toHaveLength(1)
})

test('children come to their place, and the rest stays the same', () => {
  const grown = withChildren(nodes, ['sh', 'pd'], [{ id: 'lj', label: '陆家嘴街道' }])
  expect(nodesOf(grown, ['sh', 'pd', 'lj'])).toHaveLength(3)
  expect(grown[0]).toBe(nodes[0])
})

test.each([
  [{ id: 'a', label: 'a' }, false, true],
  [{ id: 'a', label: 'a' }, true, false],
  [{ id: 'a', label: 'a', leaf: true }, true, true],
  [{ id: 'a', label: 'a', children: [] }, true, true],
] as const)('%o, loading %s: a leaf is %s', (node, loads, leaf) => {
  expect(isLeaf(node, loads)).toBe(leaf)
})
