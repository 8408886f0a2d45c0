import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { filterMenu, findCurrent } from './filter-menu.ts'
import type { MenuGroup } from './filter-menu.ts'

const groups: MenuGroup[] = [
  {
    id: 'orders',
    label: '我的订单',
    items: [
      { label: '我的订单', href: '/userCenter/order/index', code: 'order' },
      { label: '订单审批', href: '/userCenter/order/approval', code: 'approval' },
      { label: '意向商品询价', href: '/userCenter/order/productInquiry' },
    ],
  },
  { id: 'reports', label: '报表中心', code: 'report', items: [{ label: '订单报表', href: '/userCenter/report/order', code: 'report.order' }] },
  {
    id: 'assets',
    label: '资产中心',
    items: [{ label: '预算余额', href: '/userCenter/asset/budget', code: 'budget' }],
  },
]
const seen = (codes: string[], userType?: string) =>
  Object.fromEntries(filterMenu(groups, { codes, userType }).map((group) => [group.id, group.items.map((item) => item.label)]))

describe('filterMenu', () => {
  test.each([
    ['no codes: items without a code stay, empty groups go', [], undefined, { orders: ['意向商品询价'] }],
    ['a code shows its item', ['approval'], 'EA', { orders: ['订单审批', '意向商品询价'] }],
    ['a group with a code needs it', ['report.order'], undefined, { orders: ['意向商品询价'] }],
    ['and shows with it', ['report', 'report.order'], undefined, { orders: ['意向商品询价'], reports: ['订单报表'] }],
    ['a group with its code but no item goes', ['report'], undefined, { orders: ['意向商品询价'] }],
    ['lower-case ga is nobody special', [], 'ga', { orders: ['意向商品询价'] }],
    ['unknown codes show nothing', ['__proto__', 'nothing'], undefined, { orders: ['意向商品询价'] }],
  ])('%s', (_, codes, userType, expected) => {
    expect(seen(codes, userType)).toEqual(expected)
  })

  test('GA sees all, with any codes', () => {
    expect(filterMenu(groups, { codes: [], userType: 'GA' })).toEqual(groups)
  })

  test('items without a code stay also in a group whose code is missing', () => {
    const items = [
      { label: '公开', href: '/open' },
      { label: '关', href: '/shut', code: 'y' },
    ]
    const mixed: MenuGroup[] = [{ id: 'a', label: 'a', code: 'x', items }]
    expect(filterMenu(mixed, { codes: ['y'] })).toMatchObject([{ items: [{ label: '公开' }] }])
  })

  const code = fc.constantFrom('a', 'b', 'c')
  const item = fc.record({ label: fc.string(), href: fc.webPath(), code: fc.option(code, { nil: undefined }) })
  const group = fc.record({ id: fc.string(), label: fc.string(), code: fc.option(code, { nil: undefined }), items: fc.array(item) })
  const menus = fc.array(group)

  test('never an empty group, never a code that is not held, never an open item lost, order kept', () => {
    fc.assert(
      fc.property(menus, fc.uniqueArray(code), (menu, codes) => {
        const shown = filterMenu(menu, { codes })
        const items = shown.flatMap((group) => group.items)
        for (const group of shown) expect(group.items.length).toBeGreaterThan(0)
        for (const { code: needed } of items) if (needed) expect(codes).toContain(needed)
        expect(items.filter((one) => !one.code)).toEqual(menu.flatMap((group) => group.items).filter((one) => !one.code))
      }),
    )
  })
})

describe('findCurrent', () => {
  test.each([
    ['/userCenter/order/index', '/userCenter/order/index'],
    ['/userCenter/order/index?status=10#top', '/userCenter/order/index'],
    ['/userCenter/order/approval/42', '/userCenter/order/approval'],
    ['/userCenter/order/approvals', undefined],
    ['/userCenter/asset/budget/', '/userCenter/asset/budget'],
    ['/shop/cart', undefined],
  ])('%s belongs to %s', (path, expected) => {
    expect(findCurrent(groups, path)).toBe(expected)
  })

  test('the longest path wins', () => {
    const nested = [{ id: 'a', label: 'a', items: [{ label: '一', href: '/a' }, { label: '二', href: '/a/b' }] }]
    expect(findCurrent(nested, '/a/b/c')).toBe('/a/b')
  })
})
