import { orderStatus, type Workbench as Parts } from '@mall/api/contract'
import type { QueryLike } from '@mall/app-kit/query/QueryState.tsx'
import { buildOrderSummaries, handle, logins, responseBuilder } from '@mall/mocks'
import { liveMall } from '@mall/mocks/live-mall'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { LiveMall } from '../../../testing/LiveMall.tsx'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { Workbench } from './Workbench.tsx'
import { WorkbenchView, type WorkbenchViewProps } from './WorkbenchView.tsx'

const call = 'POST /api/Workbench/Index'
const now = Date.parse('2026-03-18T10:00:00+08:00')

const loaded = <Data,>(data: Data): QueryLike<Data> => ({ data, error: null, refetch: fn() })

const months = ['2025-04', '2025-05', '2025-06', '2025-07', '2025-08', '2025-09', '2025-10', '2025-11', '2025-12', '2026-01', '2026-02', '2026-03']
const amounts = [88_210.5, 76_004, 121_530, 96_120, 90_480.8, 118_700, 104_330, 86_200, 98_640, 71_250, 52_600, 61_905.4]

const [budget] = responseBuilder('POST /api/Budget/List')().Items
const budgetOf = (parts: object) => [budget].flatMap((one) => (one ? [{ ...one, AllowActions: ['View' as const], ...parts }] : []))

/** Numbered by their days, the latest first. */
const latest = buildOrderSummaries(5).map((order, at) => ({ ...order, OrderNo: `D${order.OrderTime.slice(0, 10).replaceAll('-', '')}${String(412 - at).padStart(8, '0')}` }))
/** The one that waits for its payment, for a day. */
const unpaid = latest.find(({ Status }) => Status === orderStatus.pendingPayment)

const todos: NonNullable<Parts['Todos']> = [
  { Kind: 'approval', Name: '待我审批', Count: 14, Amount: null, Since: '2026-03-16T07:00:00+08:00', Due: null, Target: { Kind: 'approvalList' } },
  { Kind: 'payment', Name: '待付款', Count: 1, Amount: unpaid?.PayableAmount ?? 0, Since: null, Due: '2026-03-18T17:58:00+08:00', Target: { Kind: 'orderList', Status: 20 } },
  { Kind: 'receipt', Name: '待收货', Count: 3, Amount: 4120, Since: '2026-03-14T09:30:00+08:00', Due: '2026-03-21T09:30:00+08:00', Target: { Kind: 'orderList', Status: 50 } },
  { Kind: 'review', Name: '待评价', Count: 5, Amount: null, Since: null, Due: null, Target: { Kind: 'orderList', ReviewState: 1 } },
  { Kind: 'afterSales', Name: '售后处理中', Count: 2, Amount: null, Since: null, Due: null, Target: { Kind: 'afterSalesList', Progress: 1 } },
  { Kind: 'inquiry', Name: '询价待确认', Count: 1, Amount: null, Since: null, Due: '2026-03-19T09:30:00+08:00', Target: { Kind: 'inquiryList', Status: 30 } },
]

const args: WorkbenchViewProps = {
  nickname: '沈知言',
  now,
  todos: loaded(todos),
  budgets: loaded([
    ...budgetOf({ BudgetId: 1, Name: '行政部三月预算', DepartmentName: '行政部', Period: 'month', StartDate: '2026-03-01', EndDate: '2026-03-31', Total: 84_000, Adjusted: 0, Used: 61_905.4, Frozen: 6220, Available: 15_874.6, UsageRate: 81 }),
    ...budgetOf({ BudgetId: 2, Name: '行政部一季度预算', DepartmentName: '行政部', Period: 'quarter', StartDate: '2026-01-01', EndDate: '2026-03-31', Total: 300_000, Adjusted: 0, Used: 185_755.4, Frozen: 6220, Available: 108_024.6, UsageRate: 63 }),
  ]),
  spend: loaded({
    Months: months.map((Month, index) => ({ Month, Amount: amounts[index] ?? 0, OrderCount: 8 + index, PreviousAmount: index < 2 ? null : Math.round((amounts[index] ?? 0) * (index % 3 === 0 ? 88 : 107)) / 100 })),
    PreviousToDate: 71_068.3,
  }),
  categories: loaded({
    Items: [['办公家具', 321_780], ['打印耗材', 235_480], ['纸品本册', 181_900], ['劳保急救', 128_440], ['茶水清洁', 107_020], ['其他', 85_410]].map(([Name, Amount], index) => ({
      CategoryId: index === 5 ? null : index + 1, Name: String(Name), Amount: Number(Amount),
    })),
    Total: 1_060_030,
  }),
  orders: loaded(latest),
  mayPurchase: true,
}

const meta = preview.meta({ title: 'Screens/我的工作台 Workbench', component: WorkbenchView, args })

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 件')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '去付款：待付款 1 单' })).toHaveAttribute('href', '/userCenter/order/index?Status=20')
    await expect(canvas.getByText('今天 17:58 前未付将自动取消')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '评价：待评价 5 单' })).toHaveAttribute('href', '/userCenter/order/index?Review=1')
    await expect(canvas.getByRole('link', { name: '查看：售后处理中 2 件' })).toHaveAttribute('href', '/userCenter/order/afterSales?Progress=1')
    await expect(canvas.getByText('报价 明天 09:30 到期')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '全部预算' })).toBeVisible()
    await expect(within(await canvas.findByRole('table', { name: '12 个月买了什么' })).getByRole('row', { name: /办公家具/ })).toBeVisible()
  },
})

export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })

/** Nothing was bought, nothing waits, and there is no budget. */
export const Empty = meta.story({
  args: {
    todos: loaded(todos.map((todo) => ({ ...todo, Count: 0, Amount: todo.Amount === null ? null : 0, Since: null, Due: null }))),
    budgets: loaded([]),
    spend: loaded({ Months: [], PreviousToDate: null }),
    categories: loaded({ Items: [], Total: 0 }),
    orders: loaded([]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('没有待我审批、待付款、待收货、待评价、售后处理中、询价待确认。')).toBeVisible()
    await expect(canvas.getByText('暂无订单，去采购吧')).toBeVisible()
  },
})

/** A user who may see neither orders nor budgets has only what waits. */
export const WithoutPermissions = meta.story({
  args: { todos: loaded(todos.slice(0, 1)), budgets: loaded(null), spend: loaded(null), categories: loaded(null), orders: loaded(null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '审批：待我审批 14 单' })).toBeVisible()
    for (const name of ['本部门预算', '最近的订单']) await expect(canvas.queryByRole('heading', { name })).toBeNull()
  },
})

export const LongContent = meta.story({
  args: {
    nickname: '欧阳慕容雅静（华东区域行政与综合管理中心）',
    todos: loaded(todos.map((todo) => ({ ...todo, Count: 12_345, Amount: todo.Amount === null ? null : 99_999_999.99 }))),
    budgets: loaded([
      ...budgetOf({ BudgetId: 1, Name: '华东区域行政与综合管理中心三月办公用品及会议物资专项预算', DepartmentName: '华东区域行政与综合管理中心', Total: 99_999_999.99, Adjusted: 0, Used: 98_765_432.1, Frozen: 2_345_678.9, Available: -1_111_111.01, UsageRate: 101 }),
      ...budgetOf({ BudgetId: 2, Name: '华东区域行政与综合管理中心全年办公用品及会议物资专项预算', Total: 999_999_999.99, Adjusted: 0, Used: 98_765_432.1, Frozen: 0, Available: 901_234_567.89, UsageRate: 9 }),
    ]),
    categories: loaded({ Items: [{ CategoryId: 1, Name: '办公设备与会议影音及智能硬件', Amount: 99_999_999.99 }, { CategoryId: 2, Name: '劳动防护与急救', Amount: 1 }], Total: 100_000_000.99 }),
  },
})

const connected = () => (
  <StoryMall at="/userCenter/index" login={logins.buyer}>
    <Workbench />
  </StoryMall>
)

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(handle.never(call)), render: connected })

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.broken(call)),
  render: connected,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('加载失败，点击重试')).toHaveLength(5))
  },
})

const failed = { data: undefined, error: new Error('broken'), refetch: fn() }

/** The others stand, and it can be asked for again. */
export const OnePartFailed = meta.story({
  args: { budgets: failed },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(failed.refetch).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: '去付款：待付款 1 单' })).toBeVisible()
  },
})

/** The real rules: each count is that of the list that it leads to. */
export const Live = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await liveMall())),
  render: () => <LiveMall account="admin" at="/userCenter/index" />,
  play: async ({ canvas, userEvent }) => {
    const main = within(await canvas.findByRole('main', {}, { timeout: 30_000 }))
    const link = await main.findByRole('link', { name: /^去付款：待付款 \d+ 单$/ }, { timeout: 30_000 })
    const [count = ''] = /\d+/.exec(link.getAttribute('aria-label') ?? '') ?? []
    await userEvent.click(link)
    await expect(await main.findByRole('tab', { name: new RegExp(`^待付款\\s*${count}$`), selected: true }, { timeout: 30_000 })).toBeVisible()
  },
})
