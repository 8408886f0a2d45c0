import { listStories } from '@mall/app-kit/testing/list-stories.tsx'
import { buildOrderDetail, buildOrderLine, buildOrderList, buildOrderSummaries, buildOrderSummary, buildRecommendedProducts, handle, logins, responseBuilder } from '@mall/mocks'
import { liveMall } from '@mall/mocks/live-mall'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { LiveMall } from '../../../testing/LiveMall.tsx'
import { expectSums } from '../../../testing/expect-sums.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { ordersList } from './orders-list.ts'
import { Orders } from './Orders.tsx'
import { OrdersView, type OrdersViewProps } from './OrdersView.tsx'

const { stateOf, decorators, ...stories } = listStories(ordersList, {
  filled: buildOrderList(),
  none: buildOrderList({ Items: [], total: 0, StatusCounts: [] }),
  thousand: buildOrderList({ Items: buildOrderSummaries(1000), total: 1000 }),
  narrowed: 'Product=钢笔',
})

const departments = responseBuilder('POST /api/Department/Tree')().flatMap((own) => [own, { ...own, DepartmentId: own.DepartmentId + 1, Name: '市场部' }])

const args: OrdersViewProps = {
  state: stateOf(),
  departments,
  peeked: undefined,
  recommended: buildRecommendedProducts(),
  mayPurchase: true,
  pending: false,
  onOpen: fn(),
  onTask: fn(),
}

const meta = preview.meta({
  title: 'Screens/我的订单 Orders',
  component: OrdersView,
  args,
  decorators,
})

const longName = '超长商品名称用于检验两行截断与换行是否正确的加厚型多功能环保再生纸浆可重复使用档案收纳整理箱（含标签贴与防尘盖）'
const picture = buildOrderLine().ImageUrl

export const Filled = meta.story({})
export const Dark = meta.story({ globals: { scheme: 'dark' } })
export const Loading = meta.story({ args: { ...stories.loading.args, recommended: undefined } })
export const Refreshing = meta.story({ args: { state: stateOf('', { updating: true }) } })
export const Failed = meta.story({ ...stories.failed, args: { ...stories.failed.args, recommended: null } })
export const Forbidden = meta.story(stories.forbidden)
export const Empty = meta.story({
  ...stories.empty,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('暂无订单，去采购吧')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '去采购' })).toHaveAttribute('href', '/product/index')
  },
})
export const EmptyMayNotPurchase = meta.story({
  args: { ...stories.empty.args, mayPurchase: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('暂无订单')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: '去采购' })).toBeNull()
  },
})
export const FilteredEmpty = meta.story(stories.filteredEmpty)
export const Filtered = meta.story({
  args: {
    state: stateOf('Begin=2026-01-01&Pay=4&Min=100&SortField=PayableAmount&SortOrder=desc', {
      data: buildOrderList({ Items: buildOrderList().Items.filter(({ PayableAmount }) => (PayableAmount ?? 0) >= 100).toSorted((one, other) => (other.PayableAmount ?? 0) - (one.PayableAmount ?? 0)) }),
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: '金额区间：100 元以上' })).toHaveAttribute('data-filled')
    await userEvent.click(canvas.getByRole('button', { name: '清空筛选' }))
    await expect(args.state.onQuery).toHaveBeenCalledWith(stateOf('SortField=PayableAmount&SortOrder=desc').query)
  },
})
export const BeyondTheLastPage = meta.story({ args: { state: stateOf('Page=9', { data: buildOrderList({ Items: [], total: 37 }) }) } })
export const OneRow = meta.story({ args: { state: stateOf('', { data: buildOrderList({ Items: [buildOrderSummary({ Status: 20 })], total: 1 }) }) } })
export const Submitting = meta.story({ args: { pending: true, state: stateOf('', { exporting: true }) } })
export const WithoutRecommendation = meta.story({ args: { recommended: null } })
export const LongContent = meta.story({
  args: {
    state: stateOf('', {
      data: buildOrderList({
        Items: [
          buildOrderSummary({
            OrderNo: 'D2026031812345678901234567890ABCD',
            Lines: [{ ProductCode: '12345678901234567890', CustomerProductName: longName, ImageUrl: picture, Quantity: 999_999 }],
            Quantity: 999_999,
            PayableAmount: 12_345_678.9,
            UserName: '华东区域行政与综合管理中心采购专员',
            DepartmentName: '华东区域行政与综合管理中心',
          }),
        ],
        total: 1,
      }),
    }),
  },
})

export const ThousandRows = meta.story(stories.thousandRows)
export const Phone = meta.story(stories.phone)

const received = buildOrderSummary({ Status: 70, AllowActions: ['View', 'Rebuy', 'ApplyAfterSales'] })

/** Beside the list, a received order leads to the application for what is wrong with it. */
export const LooksAtAReceivedOne = meta.story({
  args: { state: stateOf(`Peek=${received.OrderNo}`, { data: buildOrderList({ Items: [received, ...buildOrderSummaries(4)], total: 5 }) }), peeked: buildOrderDetail({ ...received, Lines: buildOrderDetail().Lines }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '申请售后' })).toHaveAttribute('href', `/userCenter/order/afterSales/apply?OrderNo=${received.OrderNo}`)
    await expect(canvas.getByRole('heading', { name: '走到哪里' })).toBeVisible()
    await expectSums(document.body, received)
  },
})

export const InvalidAmounts = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '金额区间：不限' }))
    await userEvent.type(await canvas.findByLabelText('最低金额'), '200')
    await userEvent.type(canvas.getByLabelText('最高金额'), '100')
    await userEvent.click(canvas.getByRole('button', { name: '确定' }))
    await expect(canvas.getByText('最低金额不能大于最高金额')).toBeVisible()
    await expect(args.state.onQuery).not.toHaveBeenCalled()
  },
})

export const InvalidDays = meta.story({
  args: { state: stateOf('Begin=2026-03-02') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下单时间：2026-03-02 起' }))
    await userEvent.type(canvas.getByLabelText('结束时间'), '2026-03-01')
    await userEvent.click(canvas.getByRole('button', { name: '确定' }))
    await expect(canvas.getByText('结束时间不能早于开始时间')).toBeVisible()
    await expect(args.state.onQuery).not.toHaveBeenCalled()
  },
})

const connected = (at = '/userCenter/order/index', login = logins.buyer) => (
  <StoryMall at={at} login={login}>
    <div data-density="default">
      <Orders />
    </div>
  </StoryMall>
)

/** The screen in the assembled mall, over a back end that reacts. */
const live = (at = '/userCenter/order/index') => <LiveMall account="buyer" at={at} />

const button = (name: string) => ({ name: new RegExp(`^${name} `) })

export const NarrowsByTab = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await liveMall())),
  render: () => live(),
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('button', button('再次购买'))
    await userEvent.click(canvas.getByRole('tab', { name: /^已完成/ }))
    const table = within(canvas.getByRole('table'))
    await waitFor(() => expect(table.queryByText('待付款')).toBeNull())
    await expect((await table.findAllByText('已完成')).length).toBeGreaterThan(0)
  },
})

export const FiltersAndClears = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await liveMall())),
  render: () => live(),
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('button', button('再次购买'))
    await userEvent.click(canvas.getByRole('button', { name: '商品：任何商品' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: '商品' }), '没有这种商品{Enter}')
    await expect(await canvas.findByText('没有符合条件的数据，请调整筛选')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '清空筛选' }))
    await expect((await canvas.findAllByRole('button', button('再次购买')))[0]).toBeVisible()
    await expect(canvas.getByRole('button', { name: '商品：任何商品' })).toBeVisible()
  },
})

/** A shared address names a department of others: it has its name here, and the others are offered beside it. */
export const NarrowsToADepartment = meta.story({
  beforeEach: ({ msw }) => msw.use(handle('POST /api/Department/Tree', departments)),
  render: () => connected(`/userCenter/order/index?Dept=${departments.at(-1)?.DepartmentId}`),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '部门：市场部' }))
    await userEvent.click(await canvas.findByRole('treeitem', { name: departments[0]?.Name ?? '' }))
    await expect(await canvas.findByRole('button', { name: `部门：${departments[0]?.Name}` })).toBeVisible()
  },
})

export const CancelsWithAReason = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await liveMall())),
  render: () => live('/userCenter/order/index?Status=20'),
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /更多操作$/ })
    if (!first) throw new Error('No order can be cancelled.')
    await userEvent.click(first)
    await userEvent.click(await canvas.findByRole('menuitem', { name: '取消' }))
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: '取消订单' }))
    await expect(dialog.getByText('请选择取消原因')).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: '信息填错' }))
    await userEvent.type(dialog.getByLabelText('补充说明'), '部门选错了')
    await userEvent.click(dialog.getByRole('button', { name: '取消订单' }))
    await waitFor(() => expect(canvas.getByText('订单已取消')).toBeVisible())
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
})

export const SomebodyElseWasFaster = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.fail('POST /api/Order/ConfirmReceipt', '数据已被他人修改，请刷新后重试')),
  render: () => connected('/userCenter/order/index?Status=50'),
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', button('确认收货'))
    if (!first) throw new Error('No order waits for its receipt.')
    await userEvent.click(first)
    await userEvent.click(within(await canvas.findByRole('dialog')).getByRole('button', { name: '确认收货' }))
    await waitFor(() => expect(canvas.getByText('数据已被他人修改，请刷新后重试')).toBeVisible())
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
})

export const BuysAgainLineByLine = meta.story({
  render: () => connected('/userCenter/order/index?Status=70'),
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', button('再次购买'))
    if (!first) throw new Error('No order can be bought again.')
    await userEvent.click(first)
    const dialog = within(await canvas.findByRole('dialog', { name: '再次购买' }))
    await expect(dialog.getAllByRole('listitem').length).toBeGreaterThan(0)
    await waitFor(() => expect(dialog.getByText(/加入购物车/, { selector: 'p, [id$=description]' })).toBeVisible())
  },
})

export const SaysWhyItCannotRemind = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.fail('POST /api/Order/Remind', '每小时只能催单一次，请60分钟后再试')),
  render: () => connected('/userCenter/order/index?Status=30'),
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', button('催单'))
    if (!first) throw new Error('No order can be reminded of.')
    await userEvent.click(first)
    await waitFor(() => expect(canvas.getByText('每小时只能催单一次，请60分钟后再试')).toBeVisible())
  },
})

export const DoesWithoutAdvice = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.broken('POST /api/ShoppingCart/YouLike/订单/6')),
  render: () => connected(),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', button('再次购买'))
    await waitFor(() => expect(canvas.queryByRole('heading', { name: '猜你喜欢' })).toBeNull())
  },
})

export const MayNotSeeOrders = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.forbid('POST /api/Order/List')),
  render: () => connected(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('暂无权限，请联系企业管理员')).toBeVisible()
  },
})

export const Slow = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: ({ msw }) => msw.use(handle.never('POST /api/Order/List')),
  render: () => connected(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toHaveAttribute('aria-busy', 'true')
  },
})
