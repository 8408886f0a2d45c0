import { choicesOf, invoiceStateNames, orderLifecycle, type OrderStatus } from '@mall/api/contract'
import fc from 'fast-check'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { defineList, type List, type ListAddress, type QueryOf } from './define-list.ts'
import type { AnyFilter } from './filter.ts'
import { isSet, noValue, type AnyValue } from './filter-values.ts'

/** One filter of every kind. */
const orders = defineList('POST /api/Order/List', {
  tabs: {
    label: '订单状态',
    param: 'Status',
    field: 'Status',
    all: '全部',
    choices: orderLifecycle.states.map(({ status, name }) => ({ value: status, label: name })),
  },
  filters: {
    OrderNo: { kind: 'text', label: '订单号', any: '任何单号', field: 'OrderNo', max: 32 },
    Time: { kind: 'days', label: '下单时间', any: '任何时间', params: ['Begin', 'End'], fields: ['BeginTime', 'EndTime'] },
    User: { kind: 'person', label: '下单人', any: '任何人', field: 'UserName', max: 50 },
    Dept: { kind: 'department', label: '部门', any: '任何部门', field: 'DepartmentId' },
    Invoice: { kind: 'choice', label: '开票状态', any: '任何', field: 'InvoiceState', choices: choicesOf(invoiceStateNames) },
    Amount: { kind: 'money', label: '金额', any: '不限', params: ['Min', 'Max'], fields: ['AmountMin', 'AmountMax'] },
  },
  sort: {
    none: '最近下单',
    fields: { OrderTime: { asc: '最早下单', desc: '最近下单' }, PayableAmount: { asc: '金额从低到高', desc: '金额从高到低' } },
  },
  defaultPageSize: 20,
  export: 'POST /api/Order/Export',
})

/** The same without a tab that shows everything. */
const mine = defineList('POST /api/Order/List', {
  tabs: { label: '状态', param: 'Tab', field: 'Status', choices: [{ value: 20, label: '待付款' }, { value: 30, label: '待确认' }] },
  filters: {},
  sort: { none: '最近下单', fields: {} },
  defaultPageSize: 50,
})

const empty = orders.parse(new URLSearchParams())
const parsed = (search: string) => orders.parse(new URLSearchParams(search))

describe('any list', () => {
  const name = fc.stringMatching(/^[A-Z][a-z]{2,6}$/)
  const words = { label: '名称', any: '任何' }
  const yuan = fc.integer({ min: 0, max: 99_999_999 }).map((fen) => fen / 100)
  const dayText = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))

  /** Two limits in order, each of which may be missing. */
  const range = <Value, None>(values: fc.Arbitrary<Value>, none: None) =>
    fc.tuple(values, values, fc.boolean(), fc.boolean()).map(([a, b, hasLow, hasHigh]) => {
      const [low, high] = a < b ? [a, b] : [b, a]
      return [hasLow ? low : none, hasHigh ? high : none] as const
    })

  /** A filter under a name, with a value of it. */
  type Case = readonly [AnyFilter, AnyValue]
  const text = fc.tuple(fc.constantFrom('text' as const, 'person' as const), fc.integer({ min: 1, max: 100 }), fc.string()).map(([kind, max, typed]): ((at: string) => Case) => {
    const value = typed.trim().slice(0, max).trim()
    return (at) => [{ kind, ...words, field: at, max }, value]
  })
  const choice = fc
    .tuple(fc.uniqueArray(fc.oneof(fc.integer(), fc.stringMatching(/^[a-z]{1,5}$/)), { minLength: 1, selector: String }), fc.nat())
    .map(([values, at]): ((name: string) => Case) => {
      const choices = values.map((value) => ({ value, label: String(value) }))
      return (field) => [{ kind: 'choice', ...words, field, choices }, values[at] ?? null]
    })
  const days = range(dayText, '' as const).map(([start, end]) => (at: string): Case => [
    { kind: 'days', ...words, params: [`${at}From`, `${at}To`], fields: [`${at}Begin`, `${at}End`] },
    { start, end },
  ])
  const money = range(yuan, null).map(([min, max]) => (at: string): Case => [
    { kind: 'money', ...words, params: [`${at}Min`, `${at}Max`], fields: [`${at}Least`, `${at}Most`] },
    { min, max },
  ])
  const department = fc.option(fc.integer({ min: 1, max: 9999 })).map((value) => (field: string): Case => [{ kind: 'department', ...words, field }, value])

  /** A list of up to six filters with a query for it. */
  const listAndQuery = fc
    .record({
      filters: fc.uniqueArray(fc.tuple(name, fc.oneof(text, choice, days, money, department)), { maxLength: 6, selector: ([at]) => at }),
      hasAll: fc.boolean(),
      tab: fc.option(fc.constantFrom(1, 2, 3)),
      sort: fc.option(fc.record({ field: fc.constantFrom('Time', 'Amount'), order: fc.constantFrom('asc' as const, 'desc' as const) })),
      page: fc.integer({ min: 1, max: 999 }),
      pageSize: fc.constantFrom(10, 20, 50, 100, 1000),
      defaultPageSize: fc.constantFrom(10, 20, 50),
      saved: fc.option(fc.constantFrom(10, 20, 50, 100, 1000)),
      peek: fc.stringMatching(/^[A-Z0-9]{0,32}$/),
    })
    .map(({ filters, hasAll, tab, sort, page, pageSize, defaultPageSize, saved, peek }) => {
      const cases = Object.entries(Object.fromEntries(filters)).map(([at, make]) => [at, make(at)] as const)
      const declaration = {
        tabs: { label: '分类', param: 'Tab', field: 'Tab', choices: [1, 2, 3].map((value) => ({ value, label: String(value) })), ...(hasAll ? { all: '全部' } : {}) },
        filters: Object.fromEntries(cases.map(([at, [filter]]) => [at, filter])),
        sort: { none: '默认', fields: { Time: { asc: '早', desc: '晚' }, Amount: { asc: '低', desc: '高' } } },
        defaultPageSize,
      }
      const define = defineList as unknown as (key: string, declaration: object) => List
      const query = {
        tab: hasAll ? tab : (tab ?? 1),
        filters: Object.fromEntries(cases.map(([at, [, value]]) => [at, value])),
        sort,
        page,
        pageSize,
        peek,
      } as unknown as QueryOf<List>
      return { list: define('POST /api/Order/List', declaration), query, saved }
    })

  test('comes back from its address as it was written', () => {
    fc.assert(
      fc.property(listAndQuery, ({ list, query, saved }) => {
        const address = list.format(query, saved).toString()
        expect(list.parse(new URLSearchParams(address), saved)).toEqual(query)
      }),
    )
  })

  test('comes back from its fields on the first page', () => {
    fc.assert(
      fc.property(listAndQuery, ({ list, query }) => {
        const draft = list.draft(query)
        expect(list.applyDraft(query, draft)).toEqual({ ...query, page: 1, peek: '' })
      }),
    )
  })

  test('sends a field only for what is set, and is not filtered once it is cleared', () => {
    fc.assert(
      fc.property(listAndQuery, ({ list, query }) => {
        const values = query.filters as Readonly<Record<string, AnyValue>>
        const set = Object.entries(list.filters).filter(([at, filter]) => isSet(filter, values[at] ?? null))
        expect(list.isFiltered(query)).toBe(set.length > 0)
        const cleared = list.clear(query)
        expect(list.isFiltered(cleared)).toBe(false)
        expect(Object.values(list.body(cleared) as object)).toEqual(query.tab === null ? [] : [query.tab])
        for (const [at, filter] of Object.entries(list.filters)) expect(cleared.filters).toHaveProperty(at, noValue(filter))
      }),
    )
  })
})

describe('the address', () => {
  test('needs no words for the defaults', () => {
    expect(orders.format(empty).toString()).toBe('')
    expect(orders.isNarrowed(empty)).toBe(false)
  })

  test.each([
    ['Status=20', { tab: 20 }],
    ['Status=21', { tab: null }],
    ['Status=待付款', { tab: null }],
    ['Page=0&PageSize=37', { page: 1, pageSize: 20 }],
    ['Page=99999999999', { page: 1_000_000 }],
    ['Begin=2026-02-30&End=2026-2-3', { filters: { Time: { start: '', end: '' } } }],
    ['Begin=2026-03-02&End=2026-03-01', { filters: { Time: { start: '2026-03-02', end: '' } } }],
    ['Begin=2026-03-01&End=2026-03-01', { filters: { Time: { start: '2026-03-01', end: '2026-03-01' } } }],
    ['Min=200&Max=100', { filters: { Amount: { min: 200, max: null } } }],
    ['Min=-1&Max=1e3', { filters: { Amount: { min: null, max: null } } }],
    ['Min=0&Max=12.30', { filters: { Amount: { min: 0, max: 12.3 } } }],
    ['Invoice=0&Dept=x', { filters: { Invoice: null, Dept: null } }],
    ['Dept=2147483647', { filters: { Dept: 2_147_483_647 } }],
    ['Dept=2147483648', { filters: { Dept: null } }],
    ['SortField=Price&SortOrder=asc', { sort: null }],
    ['SortField=PayableAmount', { sort: { field: 'PayableAmount', order: 'desc' } }],
    ['OrderNo=%20D2026%20', { filters: { OrderNo: 'D2026' } }],
    ['Peek=D1', { peek: 'D1' }],
  ])('%s', (search, expected) => {
    expect(parsed(search)).toMatchObject(expected)
  })

  test('wins over the saved page size, and says a size that others would not have', () => {
    expect(orders.parse(new URLSearchParams(), 50).pageSize).toBe(50)
    expect(orders.parse(new URLSearchParams('PageSize=100'), 50).pageSize).toBe(100)
    expect(orders.parse(new URLSearchParams(), 37).pageSize).toBe(20)
    expect(orders.format({ ...empty, pageSize: 50 }, 50).toString()).toBe('PageSize=50')
    expect(orders.format({ ...empty, pageSize: 20 }, 50).toString()).toBe('PageSize=20')
  })

  test('leaves out the first tab where none shows everything', () => {
    const first = mine.parse(new URLSearchParams())
    expect([first.tab, first.pageSize]).toEqual([20, 50])
    expect(mine.format(first).toString()).toBe('')
    expect(mine.format(mine.change(first, { tab: 30 })).toString()).toBe('Tab=30')
    expect(mine.request(first)).toEqual({ Status: 20, PageIndex: 1, PageSize: 50 })
  })
})

test('the request has what was asked for, and the export has no pages', () => {
  const query = parsed('Status=70&User=李&Begin=2026-01-01&Min=10&SortField=OrderTime&SortOrder=asc&Page=2')
  expect(orders.request(empty)).toEqual({ PageIndex: 1, PageSize: 20 })
  expect(orders.body(query)).toEqual({ Status: 70, UserName: '李', BeginTime: '2026-01-01', AmountMin: 10 })
  expect(orders.request(query)).toEqual({ ...orders.body(query), SortField: 'OrderTime', SortOrder: 'asc', PageIndex: 2, PageSize: 20 })
})

test('what is fixed is always asked, and narrows nothing', () => {
  const favorites = defineList('POST /api/Favorite/List', { fixed: { Type: 1 }, filters: {}, sort: { none: '最近', fields: {} }, defaultPageSize: 20 })
  const query = favorites.parse(new URLSearchParams('Type=2'))
  expect(favorites.request(query)).toEqual({ Type: 1, PageIndex: 1, PageSize: 20 })
  expect(favorites.isNarrowed(query)).toBe(false)
  expect(favorites.format(query).toString()).toBe('')
})

test('a change begins at the first page, but for another page or another row beside the list', () => {
  const third = { ...empty, page: 3, peek: 'D1' }
  expect(orders.change(third, { tab: 20 })).toMatchObject({ page: 1, peek: '' })
  expect(orders.change(third, { pageSize: 50 })).toMatchObject({ page: 1, peek: '' })
  expect(orders.change(third, { page: 4 })).toMatchObject({ page: 4, peek: '' })
  expect(orders.change(third, { peek: 'D2' })).toMatchObject({ page: 3, peek: 'D2' })
  expect(orders.filter(third, { User: '李' })).toMatchObject({ page: 1, peek: '', filters: { User: '李', OrderNo: '' } })
})

describe('types', () => {
  test('a link may say what the list reads, with values that it knows', () => {
    expectTypeOf<ListAddress<typeof orders>>().toEqualTypeOf<
      {
        readonly OrderNo?: string | undefined
        readonly Begin?: string | undefined
        readonly End?: string | undefined
        readonly User?: string | undefined
        readonly Dept?: number | undefined
        readonly Invoice?: 1 | 2 | 3 | undefined
        readonly Min?: number | undefined
        readonly Max?: number | undefined
      } & { readonly Status?: OrderStatus | undefined } & {
        readonly SortField?: 'OrderTime' | 'PayableAmount' | undefined
        readonly SortOrder?: 'asc' | 'desc' | undefined
        readonly Page?: number | undefined
        readonly PageSize?: 10 | 20 | 50 | 100 | 1000 | undefined
        readonly Peek?: string | undefined
      }
    >()
    expectTypeOf(empty.filters.Invoice).toEqualTypeOf<1 | 2 | 3 | null>()
    expectTypeOf(empty.tab).toEqualTypeOf<OrderStatus | null>()
  })

  test('a filter cannot name a field that the call does not take, or one of another type', () => {
    const words = { label: '名称', any: '任何' }
    const sort = { none: '默认', fields: {} }
    // @ts-expect-error the call has no such field
    defineList('POST /api/Order/List', { filters: { A: { kind: 'text', ...words, field: 'Colour', max: 5 } }, sort, defaultPageSize: 20 })
    // @ts-expect-error an amount is no text
    defineList('POST /api/Order/List', { filters: { A: { kind: 'text', ...words, field: 'AmountMin', max: 5 } }, sort, defaultPageSize: 20 })
    const choices = [{ value: 9, label: '九' }] as const
    // @ts-expect-error the field has no value 9
    defineList('POST /api/Order/List', { filters: { A: { kind: 'choice', ...words, field: 'InvoiceState', choices } }, sort, defaultPageSize: 20 })
    // @ts-expect-error the list cannot be sorted by this
    defineList('POST /api/Order/List', { filters: {}, sort: { none: '默认', fields: { Price: { asc: '', desc: '' } } }, defaultPageSize: 20 })
    // @ts-expect-error not a list
    defineList('POST /api/Order/Detail', { filters: {}, sort, defaultPageSize: 20 })
    expect(orders.exportKey).toBe('POST /api/Order/Export')
  })
})

test('a list that begins with one of its tabs says in its address that it shows all of them', () => {
  const list = defineList('POST /api/Order/List', {
    tabs: { label: '状态', param: 'Status', field: 'Status', all: '全部', first: 30, choices: [{ value: 20, label: '待付款' }, { value: 30, label: '待确认' }] },
    filters: {},
    sort: { none: '最近的', fields: {} },
    defaultPageSize: 20,
  })
  const tabAt = (address: string) => list.parse(new URLSearchParams(address)).tab
  const query = list.parse(new URLSearchParams())
  const addressOf = (tab: 20 | 30 | null) => list.format(list.change(query, { tab })).toString()
  expect([tabAt(''), tabAt('Status=all'), tabAt('Status=20'), tabAt('Status=7')]).toEqual([30, null, 20, 30])
  expect([addressOf(30), addressOf(null), addressOf(20)]).toEqual(['', 'Status=all', 'Status=20'])
  expect(list.isNarrowed(query)).toBe(false)
})
