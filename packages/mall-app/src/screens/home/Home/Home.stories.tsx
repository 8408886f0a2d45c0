import { MallError } from '@mall/api'
import type { Home as HomeData } from '@mall/api/contract'
import { buildCategoryTree, buildHome, buildProductItem, handle, logins, responseBuilder } from '@mall/mocks'
import { CategoryNav, groupCategories } from '@mall/ui/category-nav'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { Home } from './Home.tsx'
import { DeskView, type DeskViewProps } from './desk/DeskView.tsx'
import { HomeView } from './HomeView.tsx'

const onAdd = fn<NonNullable<DeskViewProps['frequent']>['onAdd']>()
const onAddAll = fn<NonNullable<DeskViewProps['frequent']>['onAddAll']>()
const rejects = fn(() => Promise.resolve('商品不存在'))
const list = responseBuilder('POST /api/PurchaseList/Save')
const lists: DeskViewProps['lists'] = {
  lists: { data: { Items: [list({ ListId: 1, Name: '办公文具月补' }), list({ ListId: 2, Name: '新员工入职 12 人' }), list({ ListId: 3, Name: '三楼茶水间' })] }, error: null, refetch: fn() },
  addingId: null,
  onAdd: fn(),
}
const desk: Omit<DeskViewProps, 'home'> = {
  now: Date.parse('2026-03-18T10:00:00+08:00'),
  budget: responseBuilder('POST /api/Budget/Detail')({ Name: '2026年3月预算', Total: 120_000, Used: 70_200, Frozen: 11_387.4, Adjusted: 0, Available: 38_412.6 }),
  frequent: { addingCode: null, isAddingAll: false, onAdd, onAddAll },
  quickLine: { onAdd: rejects },
  lists,
}

const userHome = (parts: Partial<HomeData> = {}, props: Partial<typeof desk> = {}) => {
  const home = buildHome(parts)
  return { home, desk: <DeskView {...desk} {...props} home={home} /> }
}

const visitor = { loginHref: '/login', desk: null, home: buildHome({ MayPurchase: false, FrequentItems: [], Todos: [] }) }

const meta = preview.meta({
  title: 'Screens/首页 Home',
  component: HomeView,
  parameters: { layout: 'fullscreen' },
  args: {
    ...userHome(),
    nav: <CategoryNav label="商品分类" rows={groupCategories(buildCategoryTree(), 11)} limit={11} />,
    failed: false,
    onRetry: () => undefined,
    addingCode: null,
    isFavorite: (_code: string, listed: boolean) => listed,
    onAddToCart: () => undefined,
    onFavoriteChange: () => undefined,
  },
})

export const Filled = meta.story({})
export const Desk = meta.story({ globals: { viewport: { value: 'w1440' } } })
export const Dark = meta.story({ globals: { scheme: 'dark' } })
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })
export const Visitor = meta.story({ args: visitor })
export const VisitorOnAPhone = meta.story({ args: visitor, globals: { viewport: { value: 'w390' } } })
export const Loading = meta.story({ args: { home: undefined, desk: null } })
export const VisitorLoading = meta.story({ args: { ...visitor, home: undefined } })
/** In sight at once, in the place of what could not be loaded. */
export const Failed = meta.story({
  args: { home: undefined, desk: null, failed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '重试' }).getBoundingClientRect().bottom).toBeLessThan(600)
  },
})
export const Empty = meta.story({
  args: { ...userHome({ Banners: [], Floors: [], Brands: [], Notices: [], FrequentItems: [], Todos: [] }, { lists: { ...lists, lists: { data: { Items: [] }, error: null, refetch: fn() } } }) },
})

/** What waits, and nothing to buy with. */
export const Approver = meta.story({
  args: {
    ...userHome({
      MayPurchase: false,
      FrequentItems: [],
      Todos: [
        { Kind: 'approval', Name: '待我审批', Count: 14, Amount: null, Since: '2026-03-16T09:00:00+08:00', Due: null, Target: { Kind: 'approvalList' } },
        { Kind: 'payment', Name: '待付款', Count: 1, Amount: 1208.4, Since: null, Due: '2026-03-18T16:40:00+08:00', Target: { Kind: 'orderList', Status: 20 } },
        { Kind: 'receipt', Name: '待收货', Count: 0, Amount: 0, Since: null, Due: null, Target: { Kind: 'orderList', Status: 50 } },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /待我审批 14/ })).toHaveAttribute('href', '/userCenter/order/approval')
    await expect(canvas.queryByRole('link', { name: /待收货/ })).toBeNull()
    await expect(canvas.getByRole('link', { name: /2026年3月预算可用 ¥38,412.60/ })).toHaveAttribute('href', '/userCenter/index')
    await expect(canvas.queryByRole('heading', { name: '快速下单' })).toBeNull()
  },
})

export const NothingBoughtYet = meta.story({ args: { ...userHome({ FrequentItems: [] }, { lists: { ...lists, lists: { data: { Items: [] }, error: null, refetch: fn() } } }) } })

/** The lists could not be loaded: all else is there. */
export const ListsFailed = meta.story({
  args: { ...userHome({}, { lists: { ...lists, lists: { data: undefined, error: new MallError('network', '网络连接故障'), refetch: fn() } } }) },
})

const longName = '超长商品名称用于检验两行截断与换行是否正确的加厚型多功能环保再生纸浆可重复使用档案收纳整理箱（含标签贴与防尘盖）'

export const LongContent = meta.story({
  args: {
    ...userHome(
      {
        FrequentItems: buildHome().FrequentItems.map((item) => ({ ...item, CustomerProductName: longName, CustomerPrice: 123_456.78, LastQuantity: 999_999 })),
        Notices: [{ Id: 1, Title: longName, Target: { Kind: 'help', Page: 1 }, PublishedAt: '2026-03-01T09:00:00+08:00' }],
      },
      { lists: { ...lists, lists: { data: { Items: [list({ ListId: 1, Name: longName.slice(0, 30) })] }, error: null, refetch: fn() } } },
    ),
  },
})

/** 价格可见 is off: said once, above all that shows none. */
export const PricesHidden = meta.story({
  args: {
    ...userHome({
      FrequentItems: buildHome().FrequentItems.map((item) => ({ ...item, CustomerPrice: null, MarketPrice: null })),
      Floors: [{ Cid: 1, Name: '办公文具', Items: [buildProductItem({ CustomerPrice: null, MarketPrice: null })] }],
    }),
  },
  play: ({ canvas }) => expect(canvas.getByText('价格不可见，请联系企业管理员')).toBeVisible(),
})

export const OrdersAgain = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [row] = within(canvas.getByRole('region', { name: '常购商品' })).getAllByRole('listitem')
    if (!row) throw new Error('Nothing was bought.')
    const input = within(row).getByRole('spinbutton')
    const before = Number((input as HTMLInputElement).value)
    await userEvent.click(within(row).getByRole('button', { name: /^增加/ }))
    await userEvent.click(within(row).getByRole('button', { name: /^加 \d/ }))
    const [, quantity] = onAdd.mock.lastCall ?? []
    await expect(quantity).toBeGreaterThan(before)
    await userEvent.click(canvas.getByRole('button', { name: '全部加入购物车' }))
    await expect(onAddAll.mock.lastCall?.[0]).toHaveLength(buildHome().FrequentItems.filter(({ Stock }) => Stock.State !== 'none').length)
  },
})

/** What was typed stays, with the reason beside it. */
export const QuickLineRefused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '商品编码' }), '99999999')
    await userEvent.click(within(canvas.getByRole('region', { name: '快速下单' })).getByRole('button', { name: '加入购物车' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '商品编码' })).toHaveAccessibleDescription('商品不存在'))
    await expect(canvas.getByRole('textbox', { name: '商品编码' })).toHaveValue('99999999')
  },
})

export const ConnectedVisitor = meta.story({
  render: () => (
    <StoryMall>
      <Home />
    </StoryMall>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('登录后看贵司协议价')).toBeVisible()
    await expect(canvas.queryByText('我的待办')).toBeNull()
  },
})

export const AddsToCart = meta.story({
  render: () => (
    <StoryMall login={logins.buyer}>
      <Home />
    </StoryMall>
  ),
  play: async ({ canvas, userEvent }) => {
    const [button] = await canvas.findAllByRole('button', { name: /^加 \d/ })
    if (!button) throw new Error('No product can be added.')
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByText('添加购物车成功')).toBeVisible())
  },
})

export const RetriesAfterAFailure = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.broken('POST /api/Home/Index', { once: true })),
  render: () => (
    <StoryMall login={logins.buyer}>
      <Home />
    </StoryMall>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }))
    await expect(await canvas.findByRole('heading', { name: '常购商品' })).toBeVisible()
    // What comes with calls of its own, so that the picture is of the whole page.
    await expect(await canvas.findByRole('button', { name: '再购 每月文具1' })).toBeVisible()
    await expect(await canvas.findByText(/年3月预算可用/)).toBeVisible()
    await expect((await canvas.findAllByRole('button', { pressed: true }))[0]).toBeVisible()
  },
})
