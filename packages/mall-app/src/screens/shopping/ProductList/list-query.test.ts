import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changeQuery, clearFilters, formatListQuery, hasFilters, parseListQuery, toRequest, toggle, toggleAttr, type ListQuery } from './list-query.ts'

const empty = parseListQuery(new URLSearchParams())

const listQuery = (): fc.Arbitrary<ListQuery> =>
  fc.record({
    keyword: fc.string({ maxLength: 40 }).map((text) => text.trim()),
    categoryId: fc.option(fc.integer({ min: 1, max: 9999 })),
    imageKey: fc.stringMatching(/^[a-f0-9]{0,32}$/),
    brandIds: fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 5 }),
    attrs: fc.uniqueArray(
      fc.record({ id: fc.integer({ min: 1, max: 9 }), values: fc.uniqueArray(fc.string({ minLength: 1, maxLength: 10 }), { minLength: 1, maxLength: 3 }) }),
      { selector: ({ id }) => id, maxLength: 3 },
    ),
    priceMin: fc.option(fc.integer({ min: 0, max: 999_999 }).map((fen) => fen / 100)),
    priceMax: fc.option(fc.integer({ min: 0, max: 999_999 }).map((fen) => fen / 100)),
    onlyInStock: fc.boolean(),
    onlyAgreed: fc.boolean(),
    sortBy: fc.constantFrom('default', 'sales', 'priceAsc', 'priceDesc', 'newest'),
    view: fc.constantFrom('grid', 'row'),
    page: fc.integer({ min: 1, max: 999 }),
    pageSize: fc.constantFrom(10, 20, 50, 100, 1000),
  })

describe('the list in the address', () => {
  test('comes back as it was written', () => {
    fc.assert(
      fc.property(listQuery(), (query) => {
        expect(parseListQuery(new URLSearchParams(formatListQuery(query).toString()))).toEqual(query)
      }),
    )
  })

  test('needs no words for the defaults', () => {
    expect(formatListQuery(empty).toString()).toBe('')
  })

  test.each([
    ['Cid=abc', { categoryId: null }],
    ['Cid=-3', { categoryId: null }],
    ['Cid=7', { categoryId: 7 }],
    ['Page=0&PageSize=37', { page: 1, pageSize: 20 }],
    ['PageSize=1000', { pageSize: 1000 }],
    ['Brands=3,x,3,8', { brandIds: [3, 8] }],
    ['PriceMin=1e9&PriceMax=12.345', { priceMin: null, priceMax: null }],
    ['PriceMin=0&PriceMax=12.30', { priceMin: 0, priceMax: 12.3 }],
    ['Attr=4:红色&Attr=4:蓝色&Attr=:x&Attr=5', { attrs: [{ id: 4, values: ['红色', '蓝色'] }] }],
    ['SortBy=cheapest&View=cards', { sortBy: 'default', view: 'grid' }],
    ['Keyword=%20%E7%AC%94%20', { keyword: '笔' }],
  ])('%s', (search, expected) => {
    expect(parseListQuery(new URLSearchParams(search))).toMatchObject(expected)
  })

  test('is drawn as it was last, unless the address says how', () => {
    const viewOf = (search: string, remembered: 'grid' | 'row') => parseListQuery(new URLSearchParams(search), remembered).view
    expect([viewOf('', 'row'), viewOf('View=grid', 'row'), viewOf('View=row', 'grid'), viewOf('View=cards', 'row')]).toEqual(['row', 'grid', 'row', 'row'])
  })

  test('becomes a request with only what was asked for', () => {
    expect(toRequest(empty)).toEqual({ SortBy: 'default', PageIndex: 1, PageSize: 20 })
    expect(toRequest({ ...empty, keyword: '笔', brandIds: [3], onlyInStock: true, page: 2 })).toEqual({
      Keyword: '笔',
      BrandIds: [3],
      OnlyInStock: true,
      SortBy: 'default',
      PageIndex: 2,
      PageSize: 20,
    })
  })
})

describe('changes', () => {
  const third = { ...empty, keyword: '笔', page: 3 }

  test('another filter or order begins at the first page', () => {
    expect(changeQuery(third, { onlyInStock: true }).page).toBe(1)
    expect(changeQuery(third, { sortBy: 'sales' }).page).toBe(1)
    expect(changeQuery(third, { pageSize: 50 }).page).toBe(1)
  })

  test('another page or drawing does not', () => {
    expect(changeQuery(third, { page: 4 }).page).toBe(4)
    expect(changeQuery(third, { view: 'row' }).page).toBe(3)
  })

  test('清空 keeps what was searched for', () => {
    const narrowed = { ...third, brandIds: [3], priceMin: 2, attrs: [{ id: 1, values: ['红色'] }], onlyAgreed: true }
    expect(hasFilters(narrowed)).toBe(true)
    expect(clearFilters(narrowed)).toEqual({ ...third, page: 1 })
    expect(hasFilters(clearFilters(narrowed))).toBe(false)
    expect(hasFilters(third)).toBe(false)
  })

  test('a value goes in and out', () => {
    expect(toggle([1, 2], 2)).toEqual([1])
    expect(toggle([1], 2)).toEqual([1, 2])
    const red = toggleAttr([], 1, '红色')
    expect(toggleAttr(red, 1, '蓝色')).toEqual([{ id: 1, values: ['红色', '蓝色'] }])
    expect(toggleAttr(red, 1, '红色')).toEqual([])
  })
})
