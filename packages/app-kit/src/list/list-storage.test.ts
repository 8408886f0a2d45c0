import { describe, expect, test } from 'vitest'
import { noSettings, parseSettings, viewMax, withView } from './list-storage.ts'

describe('stored settings', () => {
  test.each([null, '', 'null', '[]', '7', '{', '{"columns":7,"views":{},"density":"huge","pageSize":"20"}'])('%s counts as none', (text) => {
    expect(parseSettings(text)).toEqual(noSettings)
  })

  test('come back as they were written', () => {
    const settings = {
      pageSize: 50,
      columns: [{ key: 'a', hidden: true }, { key: 'b', width: 120 }],
      density: 'compact' as const,
      views: [{ name: '待付款', search: 'Status=20' }],
    }
    expect(parseSettings(JSON.stringify(settings))).toEqual(settings)
  })

  test('lose what makes no sense, and views beyond the limit', () => {
    const views = Array.from({ length: 30 }, (_, at) => ({ name: `视图${at}`, search: '' }))
    const read = parseSettings(JSON.stringify({ columns: [{ key: 1 }, { key: 'a', width: 'x' }], views: [{ name: 3 }, ...views] }))
    expect(read.columns).toEqual([{ key: 'a' }])
    expect(read.views).toHaveLength(viewMax)
  })
})

test('a view of the same name is replaced, another is added while there is room', () => {
  const one = withView([], { name: '一', search: 'A=1' })
  expect(withView(one, { name: '一', search: 'A=2' })).toEqual([{ name: '一', search: 'A=2' }])
  const full = Array.from({ length: viewMax }, (_, at) => ({ name: String(at), search: '' }))
  expect(withView(full, { name: '多', search: '' })).toEqual(full)
})
