import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountProblem, applyDraft, draftOf, emptyDraft } from './filter-draft.ts'
import {
  changeOrdersQuery,
  formatOrdersQuery,
  isNarrowed,
  noFilters,
  parseOrdersQuery,
  toFilters,
  toRequest,
  type OrdersQuery,
} from './orders-query.ts'

const empty = parseOrdersQuery(new URLSearchParams())

const words = (max: number) => fc.string({ maxLength: max }).map((text) => text.trim())
const yuan = fc.integer({ min: 0, max: 99_999_999 }).map((fen) => fen / 100)
const dayText = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

/** Two limits in order, each of which may be missing. */
const range = <Value>(values: fc.Arbitrary<Value>, none: Value | null | '') =>
  fc.tuple(values, values, fc.boolean(), fc.boolean()).map(([a, b, hasLow, hasHigh]) => {
    const [low, high] = a < b ? [a, b] : [b, a]
    return [hasLow ? low : none, hasHigh ? high : none]
  })

const ordersQuery = (): fc.Arbitrary<OrdersQuery> =>
  fc
    .record({
      status: fc.constantFrom(null, 10, 11, 12, 20, 30, 40, 41, 50, 70, 80, 90),
      orderNo: words(32),
      product: words(100),
      days: range(dayText, ''),
      userName: words(50),
      departmentId: fc.option(fc.integer({ min: 1, max: 9999 })),
      paymentType: fc.constantFrom(null, 1, 2, 3, 4, 5),
      invoiceState: fc.constantFrom(null, 1, 2, 3),
      amounts: range(yuan, null),
      sort: fc.option(fc.record({ field: fc.constantFrom('OrderTime', 'PayableAmount'), order: fc.constantFrom('asc', 'desc') })),
      page: fc.integer({ min: 1, max: 999 }),
      pageSize: fc.constantFrom(10, 20, 50, 100, 1000),
    })
    .map(({ days, amounts, ...rest }) => ({
      ...rest,
      begin: days[0] ?? '',
      end: days[1] ?? '',
      amountMin: amounts[0] === '' ? null : (amounts[0] ?? null),
      amountMax: amounts[1] === '' ? null : (amounts[1] ?? null),
    })) as fc.Arbitrary<OrdersQuery>

describe('the list in the address', () => {
  test('comes back as it was written', () => {
    fc.assert(
      fc.property(ordersQuery(), (query) => {
        expect(parseOrdersQuery(new URLSearchParams(formatOrdersQuery(query).toString()))).toEqual(query)
      }),
    )
  })

  test('needs no words for the defaults', () => {
    expect(formatOrdersQuery(empty).toString()).toBe('')
    expect(isNarrowed(empty)).toBe(false)
  })

  test.each([
    ['Status=20', { status: 20 }],
    ['Status=21', { status: null }],
    ['Status=待付款', { status: null }],
    ['Page=0&PageSize=37', { page: 1, pageSize: 20 }],
    ['Page=99999999999', { page: 1_000_000 }],
    ['Begin=2026-02-30&End=2026-2-3', { begin: '', end: '' }],
    ['Begin=2026-03-02&End=2026-03-01', { begin: '2026-03-02', end: '' }],
    ['Begin=2026-03-01&End=2026-03-01', { begin: '2026-03-01', end: '2026-03-01' }],
    ['Min=200&Max=100', { amountMin: 200, amountMax: null }],
    ['Min=-1&Max=1e3', { amountMin: null, amountMax: null }],
    ['Min=0&Max=12.30', { amountMin: 0, amountMax: 12.3 }],
    ['Pay=6&Invoice=0&Dept=x', { paymentType: null, invoiceState: null, departmentId: null }],
    ['SortField=Price&SortOrder=asc', { sort: null }],
    ['SortField=PayableAmount', { sort: { field: 'PayableAmount', order: 'desc' } }],
    ['OrderNo=%20D2026%20', { orderNo: 'D2026' }],
  ])('%s', (search, expected) => {
    expect(parseOrdersQuery(new URLSearchParams(search))).toMatchObject(expected)
  })

  test('becomes a request with only what was asked for, and an export without pages', () => {
    const address = 'Status=70&Product=笔&Begin=2026-01-01&Min=10&SortField=OrderTime&SortOrder=asc&Page=2'
    const query = parseOrdersQuery(new URLSearchParams(address))
    expect(toRequest(empty)).toEqual({ PageIndex: 1, PageSize: 20 })
    expect(toFilters(query)).toEqual({ Status: 70, Product: '笔', BeginTime: '2026-01-01', AmountMin: 10 })
    expect(toRequest(query)).toEqual({ ...toFilters(query), SortField: 'OrderTime', SortOrder: 'asc', PageIndex: 2, PageSize: 20 })
  })

  test('begins at the first page again, but for another page', () => {
    const third = { ...empty, page: 3 }
    expect(changeOrdersQuery(third, { status: 20 }).page).toBe(1)
    expect(changeOrdersQuery(third, { pageSize: 50 }).page).toBe(1)
    expect(changeOrdersQuery(third, { page: 4 })).toEqual({ ...empty, page: 4 })
  })
})

describe('the fields', () => {
  test('show the query, and searching for them again gives the same list', () => {
    fc.assert(
      fc.property(ordersQuery(), (query) => {
        expect(amountProblem(draftOf(query))).toBeNull()
        expect(applyDraft(query, draftOf(query))).toEqual({ ...query, page: 1 })
      }),
    )
  })

  test('empty ones take the filters away and keep tab, order and page size', () => {
    const query: OrdersQuery = { ...empty, status: 20, product: '笔', sort: { field: 'OrderTime', order: 'asc' }, page: 3, pageSize: 50 }
    expect(applyDraft(query, emptyDraft)).toEqual({ ...query, ...noFilters, page: 1 })
  })

  test.each([
    ['', '', null],
    ['1', '', null],
    ['１００', '￥200', null],
    ['1,000', '2000', null],
    ['100', '100', null],
    ['200', '100', '最低金额不能大于最高金额'],
    ['abc', '', '请输入正确的金额，最多两位小数'],
    ['', '1.234', '请输入正确的金额，最多两位小数'],
    ['-1', '', '请输入正确的金额，最多两位小数'],
  ])('amounts %s to %s', (amountMin, amountMax, problem) => {
    expect(amountProblem({ amountMin, amountMax })).toBe(problem)
  })

  test('an amount typed in full width is understood', () => {
    const draft = { ...emptyDraft, amountMin: '１００', amountMax: '￥1,200.5' }
    expect(applyDraft(empty, draft)).toMatchObject({ amountMin: 100, amountMax: 1200.5 })
  })
})
