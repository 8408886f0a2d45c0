import { standInForPictures } from '@mall/app-kit/page/picture-stand-in.ts'
import type { ProductDetail } from '@mall/api/contract'
import { buildPhotos, buildProductDetail, buildProductItems, drawingOf, handle, logins } from '@mall/mocks'
import { Button } from '@mall/ui/button'
import { Inline } from '@mall/ui/stack'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { ProductPage } from './ProductDetail.tsx'
import { ProductDetailLoading } from './ProductDetailLoading.tsx'
import { ProductDetailView, type ProductDetailViewProps } from './ProductDetailView.tsx'
import { SimilarProductsView } from './SimilarProductsView.tsx'

const product = buildProductDetail({
  PurchaseRecords: [
    { OrderNo: 'D2026110900001204', OrderTime: '2026-11-09T10:20:00+08:00', UserName: '周颖', Quantity: 20, Price: 90.71 },
    { OrderNo: 'D2026102800000977', OrderTime: '2026-10-28T15:02:00+08:00', UserName: '顾海峰', Quantity: 100, Price: 86.48 },
    { OrderNo: 'D2026101200000415', OrderTime: '2026-10-12T09:41:00+08:00', UserName: '周颖', Quantity: 4, Price: 94 },
  ],
  BoughtInYear: { Orders: 18, Quantity: 640 },
})
/** Fountain pens like the product, without itself. */
const pens = [['栖梧岭 净墨系列 商务礼品钢笔 深蓝 EF尖', 24.51, 28], ['知汀 轻握系列 铱金钢笔 黑 F尖', 94, 100], ['墨汀 学士系列 铱金钢笔 红 明尖', 36.8, 42], ['砚屿 商务系列 商务礼品钢笔 银 F尖', 128, 145]] as const
const similarItems = (parts: Parameters<typeof buildProductItems>[1] = {}) =>
  buildProductItems(pens.length).map((item, at) => {
    const [CustomerProductName, CustomerPrice, MarketPrice] = pens[at] ?? pens[0]
    return { ...item, CustomerProductName, CustomerPrice, MarketPrice, ImageUrl: drawingOf(CustomerProductName), ...parts }
  })
const similar = (title: string, parts: Parameters<typeof buildProductItems>[1] = {}) => <SimilarProductsView title={title} items={similarItems(parts)} listHref="/product/index" />
/** The product above with parts of it replaced. */
const productWith = (parts: Partial<ProductDetail>) => ({ ...product, ...parts })

/** Outside of the catalogue nothing was agreed: the market price holds. */
const notAgreed: Partial<ProductDetail> = {
  IsAgreed: false, IsNonAgreed: true, CustomerPrice: 100, TierPrices: [{ MinQty: 1, Price: 100 }],
  Reasons: [{ Code: 'market', Text: '贵司没有该商品的协议价，按商城价计：每支 ¥100.00', Facts: { MinQty: 1, Price: 100, MarketPrice: 100 }, Next: null }],
  PurchaseRecords: [], BoughtInYear: { Orders: 0, Quantity: 0 },
}

const purchase = { cartCount: 6, pending: null, onAddToCart: () => undefined, onBuyNow: () => undefined } as const

const args: ProductDetailViewProps = {
  product,
  stock: product.Stock,
  areaCode: '310000',
  onAreaChange: () => undefined,
  quantity: product.MOQ,
  onQuantityChange: () => undefined,
  purchase,
  favorite: false,
  onFavoriteChange: () => undefined,
  reviews: null,
  similar: similar('协议内同类'),
}

const meta = preview.meta({
  title: 'Screens/商品详情 Product detail',
  component: ProductDetailView,
  args,
  decorators: [(Story) => <div data-density="comfortable">{Story()}</div>],
})

const noStock = { State: 'none', Text: '无货', Quantity: 0 } as const
const longName = '超长商品名称用于检验换行是否正确的加厚型多功能环保再生纸浆可重复使用档案收纳整理箱（含标签贴与防尘盖，适用于各类会议室与档案室）'

export const Filled = meta.story({
  globals: { viewport: { value: 'w1440' } },
  // It is sanitised by a module that loads when there is something to sanitise.
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('商品特点')).toBeVisible()
  },
})
export const Dark = meta.story({
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('商品特点')).toBeVisible()
  },
})
/** The two ways to buy stay at the foot. */
export const Phone = meta.story({
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('商品特点')).toBeVisible()
    await expect(canvas.queryByRole('navigation')).toBeNull()
    // Below a shell of 232 px, and above the bar at the foot.
    await expect(canvas.getByText('协议价').getBoundingClientRect().bottom).toBeLessThan(700 - 232)
  },
})
/** The price of an accepted quote is set apart from that of the agreement. */
export const Quoted = meta.story({
  args: {
    product: productWith({
      MarketPrice: 28, CustomerPrice: 19.8, TierPrices: [{ MinQty: 1, Price: 19.8 }],
      Reasons: [{ Code: 'quoted', Text: '商城给您的报价：每支 ¥19.80，比市场价 ¥28.00 省 ¥8.20，有效期至2026-03-25', Facts: { MinQty: 1, Price: 19.8, MarketPrice: 28 }, Next: null }],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('报价')).toBeVisible()
    await expect(canvas.queryByText('协议价')).toBeNull()
  },
})
/** Outside of the catalogue: the tag says so, before the cart does. */
export const NotAgreed = meta.story({
  args: { product: productWith(notAgreed) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('非协议')).toBeVisible()
    await expect(canvas.queryByText('协议价')).toBeNull()
  },
})
export const Visitor = meta.story({
  args: {
    loginHref: '/login',
    product: productWith({ CustomerPrice: null, TierPrices: [], Reasons: [], PurchaseRecords: [], BoughtInYear: { Orders: 0, Quantity: 0 } }),
    similar: similar('同类商品', { CustomerPrice: null, IsAgreed: false }),
  },
})
/** 价格可见 is off. */
export const PricesHidden = meta.story({
  args: {
    product: productWith({
      MarketPrice: null, CustomerPrice: null, Reasons: null,
      TierPrices: product.TierPrices.map(({ MinQty }) => ({ MinQty, Price: null })),
      PurchaseRecords: product.PurchaseRecords.map((record) => ({ ...record, Price: null })),
    }),
    similar: similar('协议内同类', { CustomerPrice: null, MarketPrice: null }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('价格不可见，请联系企业管理员')).toBeVisible()
    await expect(canvas.queryByText(/¥/)).toBeNull()
    await expect(canvas.getByRole('button', { name: '加入购物车' })).toBeEnabled()
  },
})
/** Which rule decided, as an account book has it, and what the company bought: the quantity moves the tier. */
export const SaysWhy = meta.story({
  args: { quantity: product.TierPrices[1]?.MinQty ?? 0 },
  play: async ({ canvas }) => {
    const why = within(canvas.getByRole('region', { name: '为什么是这个价' }))
    await expect(why.getByText('贵司协议阶梯价')).toBeVisible()
    await expect(why.getByText('单价').parentElement).toHaveTextContent(`¥${String(product.TierPrices[1]?.Price)}`)
    await expect(within(canvas.getByRole('region', { name: '贵司采购' })).getByText(/^上次/)).toBeVisible()
  },
})
/** What it is counted in beside pieces, and how many of them the quantity is; tags of the seller. */
export const Counted = meta.story({
  args: { product: productWith({ Unit: '包', Packing: '5包/箱', Units: [{ Name: '托', Pieces: 200 }], Tags: ['新品', '常备'], MOQ: 5, Step: 5 }), quantity: 10 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('1箱 = 5包，1托 = 200包')[0]).toBeVisible()
    await expect(canvas.getByText('10包 = 2箱')).toBeVisible()
    await expect(canvas.getByText('常备')).toBeVisible()
  },
})
export const Favourite = meta.story({ args: { favorite: true } })
export const Submitting = meta.story({ args: { purchase: { ...purchase, pending: 'addToCart' } } })
/** Without 采购下单 there is all to read and no way to order. */
export const MayNotPurchase = meta.story({
  args: { purchase: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('您的角色没有采购下单权限，需要下单请联系企业管理员')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /购物车|购买/ })).toBeNull()
    await expect(canvas.queryByRole('link', { name: /购物车|询价/ })).toBeNull()
    await expect(canvas.queryByRole('spinbutton')).toBeNull()
    await expect(canvas.queryByText(/^再买/)).toBeNull()
  },
})
export const OffShelf = meta.story({
  args: { product: productWith({ SaleState: 'offShelf' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^再买/)).toBeNull()
  },
})
export const NotInCatalogue = meta.story({
  args: { product: productWith({ ...notAgreed, SaleState: 'notInCatalog' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('非协议')).toBeVisible()
    await expect(canvas.queryByText('协议价')).toBeNull()
  },
})
/** Too many: fewer can be chosen, or a notice asked for. */
export const NoStock = meta.story({
  args: { stock: noStock, restock: <Inline><Button>到货通知我</Button></Inline> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '加入购物车' })).toBeDisabled()
    await expect(canvas.getByRole('spinbutton', { name: '数量' })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: '到货通知我' })).toBeVisible()
  },
})
export const LongContent = meta.story({
  args: { product: productWith({ Name: longName, ProductCode: '12345678901234567890', CustomerPrice: 123_456.78, MarketPrice: 234_567.89 }) },
})
/** Uploaded by the seller: each is loaded in the width of its place. */
export const Photos = meta.story({
  args: {
    product: productWith({ Images: buildPhotos(4, 'fountain-pen'), ImageAlts: ['正面', '', '背面', '装箱'] }),
    similar: <SimilarProductsView title="协议内同类" items={similarItems().map((item, at) => ({ ...item, ImageUrl: buildPhotos(4, 'fountain-pen')[at] ?? item.ImageUrl }))} listHref="/product/index" />,
  },
  play: async ({ canvas, userEvent }) => {
    const main = canvas.getByRole<HTMLImageElement>('img', { name: '正面' })
    await waitFor(() => expect(main.currentSrc).toMatch(/\/(?:640|1280)\.avif$/))
    await expect(main.complete && main.naturalWidth > 0).toBe(true)
    await userEvent.click(canvas.getByRole('button', { name: '第2张图片' }))
    await expect(canvas.getByRole('img', { name: product.Name })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '第1张图片' }))
    await waitFor(() => expect(canvas.getByRole<HTMLImageElement>('img', { name: '正面' }).complete).toBe(true))
  },
})
export const PictureFailed = meta.story({
  args: { product: productWith({ Images: ['data:image/png;base64,AAAA', ...product.Images.slice(1)] }) },
  beforeEach: () => standInForPictures(document),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByAltText(product.Name)).toHaveAttribute('data-failed'))
  },
})
export const Loading = meta.story({ render: () => <ProductDetailLoading /> })

const connected = () => (
  <StoryMall at={`/${product.ProductCode}.html`} path="/:file" login={logins.buyer}>
    <ProductPage />
  </StoryMall>
)

export const AddsToCart = meta.story({
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '加入购物车' }))
    await waitFor(() => expect(canvas.getByText('添加购物车成功')).toBeVisible())
  },
})

export const BuysNow = meta.story({
  beforeEach: ({ msw }) => msw.use(handle('POST /api/ShoppingCart/BuyNow', { CartItemId: 7 })),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '立即购买' }))
    await expect(await canvas.findByLabelText('当前地址')).toHaveTextContent(`/shop/submit?ids=7&product=${product.ProductCode}`)
  },
})

export const ShowsReviews = meta.story({
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /^评价/ }))
    await expect(await canvas.findByRole('list', { name: '评分分布' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^全部/ })).toHaveAttribute('aria-pressed', 'true')
  },
})

export const KeepsAFavourite = meta.story({
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '收藏' }))
    await expect(await canvas.findByRole('button', { name: '已收藏' })).toHaveAttribute('aria-pressed', 'true')
  },
})

export const MarksTheTierInForce = meta.story({
  render: connected,
  play: async ({ canvas, userEvent }) => {
    const quantity = await canvas.findByRole('spinbutton', { name: '数量' })
    const second = product.TierPrices[1]
    if (!second) throw new Error('The product has one price only.')
    await userEvent.clear(quantity)
    await userEvent.type(quantity, `${Math.ceil(second.MinQty / product.Step) * product.Step}{Enter}`)
    const heads = await canvas.findAllByRole('columnheader')
    await expect(heads.find((head) => head.getAttribute('aria-current') === 'true')).toHaveTextContent(new RegExp(`^${second.MinQty}[–支以]`))
  },
})

export const Unknown = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.fail('POST /api/Product/Detail', '商品不存在')),
  render: connected,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '浏览全部商品' })).toBeVisible()
    await expect(await canvas.findByRole('heading', { level: 1, name: '打不开该商品' })).toBeVisible()
    // Said once: in the toast.
    await waitFor(() => expect(canvas.getAllByText('商品不存在')).toHaveLength(1))
  },
})

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.broken('POST /api/Product/Detail')),
  render: connected,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('加载失败，点击重试')).toBeVisible()
  },
})

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.forbid('POST /api/ShoppingCart/AddToCart')),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '加入购物车' }))
    await waitFor(() => expect(canvas.getByText('拒绝访问')).toBeVisible())
  },
})
