import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { movedValue, searchOptions, splitOptions, transferRows } from './transfer-rules.ts'

const options = [
  { value: '1', label: '周雨桐', note: 'zhouyt', group: '研发中心' },
  { value: '2', label: '苏芮', group: '财务部' },
  { value: '3', label: '江一帆', group: '研发中心' },
  { value: '4', label: '外部顾问' },
]
const values = (list: readonly { value: string }[]) => list.map(({ value }) => value).join('')

test('candidates keep their order, chosen ones that of the value, unknown ones are their own label', () => {
  const { candidates, chosen } = splitOptions(options, ['9', '3', '1'])
  expect(values(candidates)).toBe('24')
  expect(chosen.map(({ label }) => label)).toEqual(['9', '江一帆', '周雨桐'])
})

test.each([
  ['', '1234'],
  ['  ', '1234'],
  ['ZHOU', '1'],
  ['研发', '13'],
  ['研发 一帆', '3'],
  ['没有', ''],
])('“%s” finds %s', (query, found) => {
  expect(values(searchOptions(options, query))).toBe(found)
})

test('groups stand together under their names, in the order of their first options', () => {
  expect(transferRows(options).map((row) => (row.kind === 'group' ? `${row.name} ${row.count}` : `${row.option.value}@${row.at}`))).toEqual([
    '研发中心 2', '1@0', '3@1', '财务部 1', '2@2', '4@3',
  ])
})

test('what was moved there and back is as before, but for the order', () => {
  const ids = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 20 })
  fc.assert(
    fc.property(ids, fc.nat(), (all, cut) => {
      const [value, moved] = [all.slice(0, cut % (all.length + 1)), all.slice(cut % (all.length + 1))]
      const there = movedValue(value, 'candidates', moved)
      expect(there).toEqual(all)
      expect(movedValue(there, 'chosen', moved)).toEqual(value)
    }),
  )
})
