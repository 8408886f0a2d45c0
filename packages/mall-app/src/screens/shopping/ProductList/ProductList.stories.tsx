import { buildProductItem, buildProductItems, buildProductList, handle, logins } from '@mall/mocks'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { parseListQuery } from './list-query.ts'
import { ProductList } from './ProductList.tsx'
import { ProductListView, type ProductListViewProps } from './ProductListView.tsx'

const query = (search = '') => parseListQuery(new URLSearchParams(search))

const args: ProductListViewProps = {
  query: query('Keyword=笔'),
  list: buildProductList(),
  seesPrices: true,
  failure: null,
  updating: false,
  isFiltersOpen: false,
  onFiltersOpenChange: () => undefined,
  addingCode: null,
  isFavorite: (_code, told) => told,
  onRetry: () => undefined,
  onChange: () => undefined,
  onReplace: () => undefined,
  onAddToCart: () => undefined,
  onFavoriteChange: () => undefined,
}

const meta = preview.meta({
  title: 'Screens/商品列表',
  component: ProductListView,
  parameters: { layout: 'padded' },
  args,
  decorators: [(Story) => <div data-density="comfortable">{Story()}</div>],
})

const chosen = query('Keyword=笔&Brands=1&Attr=1:黑色&PriceMin=1&PriceMax=20&InStock=1&Agreed=1')
const none = buildProductList({ Items: [], total: 0, Facets: { Brands: [], Categories: [], Attrs: [] } })
const longName = '超长商品名称用于检验两行截断与换行是否正确的加厚型多功能环保再生纸浆可重复使用档案收纳整理箱（含标签贴与防尘盖）'

export const Filled = meta.story({})
export const Rows = meta.story({ args: { query: query('Keyword=笔&View=row') } })
export const Visitor = meta.story({ args: { loginHref: '/login' } })
/** 价格可见 is off: no price, and nothing that would tell one. */
export const PricesHidden = meta.story({
  args: { seesPrices: false, list: buildProductList({ Items: buildProductItems(8).map((item) => ({ ...item, CustomerPrice: null, MarketPrice: null })), total: 8 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('价格不可见，请联系企业管理员')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /价格/ })).toBeNull()
    await expect(canvas.queryByRole('form', { name: '价格区间' })).toBeNull()
    await expect(canvas.queryByText(/¥/)).toBeNull()
  },
})
export const Filtered = meta.story({ args: { query: chosen } })
export const Loading = meta.story({ args: { list: undefined } })
export const Updating = meta.story({ args: { updating: true } })
export const Failed = meta.story({ args: { list: undefined, failure: 'failed' } })
export const Empty = meta.story({ args: { query: query('Keyword=飞行器'), list: none } })
/** Nothing has all words: what is near is shown, and said to be so. */
export const Near = meta.story({
  args: { query: query('Keyword=公牛插座'), list: buildProductList({ Instead: { Keyword: '插座', Without: ['公牛'] } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/没有找到“公牛插座”相关商品，已为您显示“插座”的结果/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '提交意向商品询价' })).toBeVisible()
  },
})
export const FilteredEmpty = meta.story({ args: { query: chosen, list: none } })
export const BeyondTheLastPage = meta.story({ args: { query: query('Keyword=笔&Page=99'), list: buildProductList({ Items: [], total: 37 }) } })
export const ByPicture = meta.story({ args: { query: query('ImageKey=abc') } })
export const OneRow = meta.story({ args: { list: buildProductList({ Items: buildProductItems(1), total: 1 }) } })
export const LongContent = meta.story({
  args: {
    query: query(`Keyword=${longName}`),
    list: buildProductList({
      Items: [buildProductItem({ CustomerProductName: longName, ProductCode: '12345678901234567890', CustomerPrice: 123_456.78, MarketPrice: 234_567.89 })],
      total: 1,
    }),
  },
})

/** Too tall for a picture: what it must show is that a thousand are there. */
export const ThousandRows = meta.story({
  args: { query: query('Keyword=笔&PageSize=1000&View=row'), list: buildProductList({ Items: buildProductItems(1000), total: 1000 }) },
  parameters: { a11y: { test: 'off' }, chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(1000)
  },
})

const connected = (at: string) => (
  <StoryMall at={at} login={logins.buyer}>
    <ProductList />
  </StoryMall>
)

export const InvalidInput = meta.story({
  render: () => connected('/product/index'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('最低价'), '20')
    await userEvent.type(canvas.getByLabelText('最高价'), '10{Enter}')
    await expect(await canvas.findByText('最低价不能大于最高价')).toBeVisible()
    await expect(canvas.getByLabelText('最低价')).toHaveValue('20')
  },
})

export const NarrowsAndClears = meta.story({
  render: () => connected('/product/index'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: '仅看有货' }))
    const chip = await canvas.findByRole('button', { name: '取消 仅看有货' })
    await userEvent.click(chip)
    await expect(canvas.queryByRole('button', { name: '取消 仅看有货' })).toBeNull()
  },
})

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.forbid('POST /api/ShoppingCart/AddToCart')),
  render: () => connected('/product/index'),
  play: async ({ canvas, userEvent }) => {
    const [button] = await canvas.findAllByRole('button', { name: /^加入购物车/ })
    if (!button) throw new Error('No product can be added.')
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByText('拒绝访问')).toBeVisible())
  },
})

export const VisitorIsSentToLogin = meta.story({
  render: () => (
    <StoryMall at="/product/index?Keyword=A4">
      <ProductList />
    </StoryMall>
  ),
  play: async ({ canvas, userEvent }) => {
    const [button] = await canvas.findAllByRole('button', { name: /^加入购物车/ })
    if (!button) throw new Error('No product can be added.')
    await userEvent.click(button)
    await expect(await canvas.findByLabelText('当前地址')).toHaveTextContent('/login?ReturnUrl=/product/index?Keyword=A4')
  },
})
