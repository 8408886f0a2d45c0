import { buildHome, buildProductItem, handle, logins } from '@mall/mocks'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { Home } from './Home.tsx'
import { HomeView } from './HomeView.tsx'

const view = {
  nav: null,
  failed: false,
  onRetry: () => undefined,
  loginHref: undefined,
  nickname: '行政采购员',
  enterpriseName: '华启科技（上海）有限公司',
  addingCode: null,
  isFavorite: (_code: string, listed: boolean) => listed,
  onAddToCart: () => undefined,
  onFavoriteChange: () => undefined,
}

const meta = preview.meta({
  title: 'Screens/首页',
  component: HomeView,
  parameters: { layout: 'fullscreen' },
  args: { ...view, home: buildHome() },
})

export const Filled = meta.story({})
export const Visitor = meta.story({ args: { loginHref: '/login', home: buildHome({ FrequentItems: [], Todos: [] }) } })
export const Loading = meta.story({ args: { home: undefined } })
/** In sight at once, in the place of the banner. */
export const Failed = meta.story({
  args: { home: undefined, failed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '重试' }).getBoundingClientRect().bottom).toBeLessThan(600)
  },
})
export const Empty = meta.story({ args: { home: buildHome({ Banners: [], Floors: [], Brands: [], Notices: [], FrequentItems: [], Todos: [] }) } })

const longName = '超长商品名称用于检验两行截断与换行是否正确的加厚型多功能环保再生纸浆可重复使用档案收纳整理箱（含标签贴与防尘盖）'

export const LongContent = meta.story({
  args: {
    nickname: '集团行政与综合管理中心采购专员甲',
    enterpriseName: '华启科技（上海）有限公司长三角区域综合运营与共享服务分公司',
    home: buildHome({
      FrequentItems: [buildProductItem({ CustomerProductName: longName, CustomerPrice: 123_456.78, MarketPrice: 234_567.89 })],
      Notices: [{ Id: 1, Title: longName, Target: { Kind: 'help', Page: 1 }, PublishedAt: '2026-03-01T09:00:00+08:00' }],
    }),
  },
})

/** 价格可见 is off: said once, above all that shows none. */
export const PricesHidden = meta.story({
  args: {
    home: buildHome({
      FrequentItems: [buildProductItem({ CustomerPrice: null, MarketPrice: null })],
      Floors: [{ Cid: 1, Name: '办公文具', Items: [buildProductItem({ CustomerPrice: null, MarketPrice: null })] }],
    }),
  },
  play: ({ canvas }) => expect(canvas.getByText('价格不可见，请联系企业管理员')).toBeVisible(),
})

export const ConnectedVisitor = meta.story({
  render: () => (
    <StoryMall>
      <Home />
    </StoryMall>
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/登录后查看/)).length).toBeGreaterThan(0)
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
    const [button] = await canvas.findAllByRole('button', { name: /^加入购物车/ })
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
  },
})
