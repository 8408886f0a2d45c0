import { orderSumNames } from '@mall/api/contract'
import { buildProductItem, buildProductItems, buildProductList, handle, logins } from '@mall/mocks'
import { expect, screen, waitFor, within } from 'storybook/test'
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
  rows: { entries: new Map(), adding: false, onQuantityChange: () => undefined, onClear: () => undefined, onAdd: () => undefined },
  isFavorite: (_code, listed) => listed,
  onRetry: () => undefined,
  onChange: () => undefined,
  onReplace: () => undefined,
  onAddToCart: () => undefined,
  onFavoriteChange: () => undefined,
}

const meta = preview.meta({
  title: 'Screens/商品列表 Product list',
  component: ProductListView,
  parameters: { layout: 'padded' },
  args,
  decorators: [(Story) => <div data-density="comfortable">{Story()}</div>],
})

const chosen = query('Keyword=笔&Brands=1&Attr=1:黑色&PriceMin=1&PriceMax=20&InStock=1&Agreed=1')
const none = buildProductList({ Items: [], total: 0, Facets: { Brands: [], Categories: [], Attrs: [] } })
const longName = '超长商品名称用于检验两行截断与换行是否正确的加厚型多功能环保再生纸浆可重复使用档案收纳整理箱（含标签贴与防尘盖）'

export const Filled = meta.story({})
export const Desk = meta.story({ globals: { viewport: { value: 'w1440' } } })
export const Dark = meta.story({ globals: { scheme: 'dark' } })
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } }, args: { query: query('Keyword=笔&InStock=1') } })
const someRows = buildProductItems(8)
const filled = new Map(someRows.slice(1, 3).map((item) => [item.ProductCode, { item, quantity: item.MOQ * 2 }]))
export const Rows = meta.story({ args: { query: query('Keyword=笔&View=row') } })
const filledRows = { query: query('Keyword=笔&View=row'), list: buildProductList({ Items: someRows, total: 8 }), rows: { ...args.rows, entries: filled } }
export const RowsFilled = meta.story({ args: filledRows })
export const RowsPhone = meta.story({ args: filledRows, globals: { viewport: { value: 'w390' } } })
/** The way to the agreed prices is on the page once, not on each card. */
export const Visitor = meta.story({
  args: { loginHref: '/login' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '登录后查看协议价' })).toHaveAttribute('href', '/login')
    await expect(canvas.queryByText('协议价')).toBeNull()
  },
})
/** In the line of the name: the goods begin as high as for logged-in users. */
export const VisitorOnAPhone = meta.story({
  globals: { viewport: { value: 'w390' } },
  args: { loginHref: '/login', query: query('Keyword=打印纸') },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect()
    const way = canvas.getByRole('link', { name: '登录后查看协议价' }).getBoundingClientRect()
    await expect(way.top).toBeLessThan(heading.bottom)
    await expect(way.right).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
})
/** 价格可见 is off: no price, and nothing that would reveal one. */
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

/** Too tall for a picture: what it must show is that each of a thousand is reached, though few are in the document. */
export const ThousandRows = meta.story({
  args: { query: query('Keyword=笔&PageSize=1000&View=row'), list: buildProductList({ Items: buildProductItems(1000), total: 1000 }) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('article')
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeLessThan(60))
    window.scrollTo(0, document.documentElement.scrollHeight)
    await waitFor(() => expect(canvas.getAllByRole('article').at(-1)).toHaveTextContent('99000999'))
    await expect(canvas.getAllByRole('article').length).toBeLessThan(60)
    await expect(first).not.toBeInTheDocument()
  },
})

/** A quantity that was chosen is there again when its card returns to the document. */
export const ThousandCards = meta.story({
  args: { query: query('Keyword=笔&PageSize=1000'), list: buildProductList({ Items: buildProductItems(1000), total: 1000 }) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('article')
    if (first === undefined) throw new Error('There is no card')
    await userEvent.click(within(first).getByRole('button', { name: /增加/ }))
    const chosen = within(first).getByRole<HTMLInputElement>('spinbutton').value
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeLessThan(120))
    window.scrollTo(0, document.documentElement.scrollHeight)
    await waitFor(() => expect(first).not.toBeInTheDocument())
    window.scrollTo(0, 0)
    await waitFor(() => expect(canvas.getAllByRole('spinbutton')[0]).toHaveValue(chosen))
  },
})

const connected = (at: string) => (
  <StoryMall at={at} login={logins.buyer}>
    <ProductList />
  </StoryMall>
)

export const PictureExpired = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.fail('POST /api/Product/List', '图片搜索结果已过期，请重新上传图片')),
  render: () => connected('/product/index?ImageKey=old'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: '图片搜索结果已过期，请重新上传图片' })).toBeVisible()
    await userEvent.upload(canvas.getByLabelText('选择要搜索的图片'), new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' }))
    await expect(await canvas.findByText('图片大小不能超过2MB')).toBeVisible()
  },
})

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

/** On a phone the filters are in a drawer, whose button says how many products they leave. */
export const FiltersOnAPhone = meta.story({
  globals: { viewport: { value: 'w390' } },
  render: () => connected('/product/index'),
  play: async ({ canvas, userEvent }) => {
    const open = await canvas.findByRole('button', { name: '筛选' })
    const total = async () => Number(/\d+/.exec((await canvas.findByText(/^共 \d+ 件商品$/)).textContent)?.[0])
    const before = await total()
    await userEvent.click(open)
    const drawer = within(await screen.findByRole('dialog', { name: '筛选' }))
    await expect(await drawer.findByRole('button', { name: `查看 ${before} 件商品` })).toBeVisible()
    await userEvent.click(drawer.getByRole('checkbox', { name: '仅看有货' }))
    await expect(await drawer.findByRole('button', { name: '清空 1 项' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: '筛选 1' })).toHaveFocus()
    await expect(canvas.getByRole('button', { name: '取消 仅看有货' })).toBeVisible()
  },
})

/** Tab goes from quantity to quantity, and Enter puts all of them in the cart; what the rules corrected is shown before. */
export const RowsByKeyboard = meta.story({
  render: () => connected('/product/index?View=row'),
  play: async ({ canvas, userEvent }) => {
    const [first, second] = await canvas.findAllByRole('spinbutton', { name: / 数量$/ })
    if (!first || !second) throw new Error('The list has no rows.')
    const bar = within(canvas.getByRole('group', { name: '已填商品' }))
    await userEvent.click(first)
    await userEvent.keyboard('{ArrowUp}{Tab}')
    await expect(second).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(bar.getByRole('status')).toHaveTextContent(`已填 2 种${orderSumNames.goods}`)
    const least = (second as HTMLInputElement).value
    await userEvent.clear(second)
    await userEvent.keyboard('999999999{Enter}')
    await expect(second).not.toHaveValue('999999999')
    await expect(bar.getByRole('status')).toHaveTextContent('已填 2 种')
    await userEvent.clear(second)
    await userEvent.keyboard(`${least}{Enter}`)
    await expect(await canvas.findByText('添加购物车成功')).toBeVisible()
    await waitFor(() => expect(bar.getByRole('status')).toHaveTextContent('填写数量'))
    await expect(second).toHaveFocus()
    await expect(second).toHaveValue('')
  },
})

/** What could not be added stays as it was filled in. */
export const RowsRefused = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.fail('POST /api/ShoppingCart/AddToCart', '库存不足')),
  render: () => connected('/product/index?View=row'),
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('spinbutton', { name: / 数量$/ })
    if (!first) throw new Error('The list has no rows.')
    await userEvent.click(first)
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(await canvas.findByText('库存不足')).toBeVisible()
    await expect(canvas.getByRole('group', { name: '已填商品' })).toHaveTextContent('已填 1 种')
  },
})
