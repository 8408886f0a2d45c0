import { labelledQueries } from '../../packages/mall-server/src/catalogue/search/testing/labelled-queries.ts'
import type { Ask } from '../load.ts'
import type { People, Person } from './people.ts'

/** A call whose latency is measured at each size. */
export interface MeasuredCall {
  readonly name: string
  /** Calls a second; 20 unless it says something else. */
  readonly perSecond?: number
  readonly askOf: (nth: number) => Ask
}

const page = { PageIndex: 1, PageSize: 20 } as const

const the = <Item>(items: readonly Item[], at: number): Item => {
  const item = items[at % items.length]
  if (item === undefined) throw new Error('Nobody is there')
  return item
}

/** What adds up, or looks for, among all orders of a company. */
const pages: readonly (readonly [name: string, path: string, body: object])[] = [
  ['首页', 'Home/Index', {}],
  ['订单, of a buyer by name', 'Order/List', { ...page, UserName: '用户50' }],
  ['订单, of a product', 'Order/List', { ...page, Product: '订书机' }],
  ['订单, page 1,500', 'Order/List', { ...page, PageIndex: 1_500 }],
  ['可开票订单', 'Invoice/ApplyableList', page],
  ['订单报表', 'Report/Order', page],
  ['订单明细报表', 'Report/OrderDetail', page],
  ['商品报表', 'Report/Product', page],
  ['部门报表', 'Report/Department', page],
  ['采购人报表', 'Report/Purchaser', page],
  ['为你推荐', 'ShoppingCart/YouLike/订单/6', {}],
]

/** Lists and pages that users open, each by users with few records and by those with most. */
export const measuredCalls = ({ buyers, managers }: People, codes: readonly string[]): MeasuredCall[] => {
  // The first company is the largest, and the first buyer orders for it all the time.
  const [busiest, largest] = [the(buyers, 0), the(managers, 0)]
  const one = (person: Person, path: string, body: object) => (): Ask => ({ path, body, token: person.token })
  const each = (people: readonly Person[], path: string, bodyOf: (nth: number) => object) => (nth: number): Ask => ({ path, body: bodyOf(nth), token: the(people, nth * 37).token })
  const searches = each([...buyers, ...managers], 'Product/List', (nth) => ({ ...page, ...(nth % 10 === 0 ? {} : { Keyword: the(labelledQueries, nth).query }) }))
  return [
    { name: '我的订单, any buyer', askOf: each(buyers, 'Order/List', () => page) },
    { name: '我的订单, the busiest buyer', askOf: one(busiest, 'Order/List', page) },
    { name: '订单, any company', askOf: each(managers, 'Order/List', () => page) },
    { name: '订单, the largest company', askOf: one(largest, 'Order/List', page) },
    { name: '订单, its last page', askOf: one(largest, 'Order/List', { ...page, SortOrder: 'asc' }) },
    { name: '待我审批, any manager', askOf: each(managers, 'Approval/List', () => ({ ...page, View: 'waiting' })) },
    { name: '待我审批, the largest company', askOf: one(largest, 'Approval/List', { ...page, View: 'waiting' }) },
    { name: '我已审批, the largest company', askOf: one(largest, 'Approval/List', { ...page, View: 'decided' }) },
    { name: '预算流水, the largest company', askOf: one(largest, 'Budget/Ledger', { ...page, BudgetId: busiest.budgetId }) },
    { name: '待办, any buyer', askOf: each(buyers, 'Workbench/Index', () => ({ Widgets: ['Todos'] })) },
    { name: '待办, the largest company', perSecond: 5, askOf: one(largest, 'Workbench/Index', { Widgets: ['Todos'] }) },
    { name: '工作台, any buyer', askOf: each(buyers, 'Workbench/Index', () => ({})) },
    { name: '工作台, the largest company', perSecond: 5, askOf: one(largest, 'Workbench/Index', {}) },
    ...pages.flatMap(([name, path, body]) => [
      { name: `${name}, a small company`, perSecond: 5, askOf: one(the(managers, managers.length - 1), path, body) },
      { name: `${name}, the largest company`, perSecond: 5, askOf: one(largest, path, body) },
    ]),
    { name: '商品详情', askOf: each(buyers, 'Product/Detail', (nth) => ({ ProductCode: the(codes, nth) })) },
    // A company is read with its first search; of the people of the second row nobody is the first.
    { name: '搜索, companies one after the other', perSecond: 300, askOf: searches },
    { name: '搜索, the same companies again', perSecond: 300, askOf: searches },
  ]
}
