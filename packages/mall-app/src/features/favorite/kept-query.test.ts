import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeKeptQuery, formatKeptQuery, isNarrowed, keptRequest, noFilter, parseKeptQuery, type KeptQuery } from './kept-query.ts'

const none = parseKeptQuery(new URLSearchParams())

test('comes back from the address as it was written', () => {
  const query: fc.Arbitrary<KeptQuery> = fc.record({
    keyword: fc.string({ maxLength: 40 }).map((text) => text.trim()),
    categoryId: fc.option(fc.integer({ min: 1, max: 2_147_483_647 })),
    state: fc.constantFrom(null, 'fallen', 'gone'),
    page: fc.integer({ min: 1, max: 999 }),
    pageSize: fc.constantFrom(10, 20, 50, 100, 1000),
  })
  fc.assert(
    fc.property(query, (one) => {
      expect(parseKeptQuery(new URLSearchParams(formatKeptQuery(one).toString()))).toEqual(one)
    }),
  )
})

test.each(['Cid=-1&Page=0&PageSize=37', 'Cid=1e99&Page=x', 'Cid=4294967296', 'Keyword=%20', 'State=risen'])('%s says nothing', (search) => {
  expect(parseKeptQuery(new URLSearchParams(search))).toEqual(none)
  expect(formatKeptQuery(none).toString()).toBe('')
})

test('another filter begins at the first page, another page keeps the filter', () => {
  const third = { ...none, keyword: '笔', page: 3 }
  expect(changeKeptQuery(third, { categoryId: 7 })).toEqual({ ...none, keyword: '笔', categoryId: 7, page: 1 })
  expect(changeKeptQuery(third, { page: 4 })).toEqual({ ...third, page: 4 })
  expect(changeKeptQuery(third, { state: 'fallen' })).toEqual({ ...none, keyword: '笔', state: 'fallen', page: 1 })
})

test.each([{ keyword: '笔' }, { categoryId: 7 }, { state: 'gone' }] as const)('%o narrows the list, until all filters are taken away', (filter) => {
  const narrow = changeKeptQuery(none, filter)
  expect([isNarrowed(none), isNarrowed(narrow)]).toEqual([false, true])
  expect(changeKeptQuery(narrow, noFilter)).toEqual(none)
})

test('becomes a request with only what was asked for', () => {
  expect(keptRequest(none, 2)).toEqual({ Type: 2, PageIndex: 1, PageSize: 20 })
  expect(keptRequest({ ...none, keyword: '笔', categoryId: 7, state: 'fallen' }, 1)).toEqual({ Type: 1, Keyword: '笔', Cid: 7, State: 'fallen', PageIndex: 1, PageSize: 20 })
})
