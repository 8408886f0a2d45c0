import { standInForPictures } from '@mall/app-kit/page/picture-stand-in.ts'
import { buildProductDetail, handle, logins } from '@mall/mocks'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { ProductPage } from './ProductDetail.tsx'
import { ProductDetailLoading } from './ProductDetailLoading.tsx'
import { ProductDetailView, type ProductDetailViewProps } from './ProductDetailView.tsx'

const product = buildProductDetail()

const args: ProductDetailViewProps = {
  product,
  stock: product.Stock,
  areaCode: '310000',
  onAreaChange: () => undefined,
  quantity: product.MOQ,
  onQuantityChange: () => undefined,
  cartCount: 6,
  pending: null,
  onAddToCart: () => undefined,
  onBuyNow: () => undefined,
  favorite: false,
  onFavoriteChange: () => undefined,
  reviews: null,
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
  // It is sanitised by a module that loads when there is something to sanitise.
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
    product: buildProductDetail({
      MarketPrice: 28, CustomerPrice: 19.8, TierPrices: [{ MinQty: 1, Price: 19.8 }],
      Reasons: [{ Code: 'quoted', Text: '商城给您的报价：每支¥19.80，比市场价¥28.00省¥8.20，有效期至2026-03-25', Facts: { MinQty: 1, Price: 19.8, MarketPrice: 28 }, Next: null }],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('报价')).toBeVisible()
    await expect(canvas.queryByText('协议价')).toBeNull()
  },
})
/** Outside of the catalogue: the tag says so, before the cart does. */
export const NotAgreed = meta.story({
  args: { product: buildProductDetail({ IsAgreed: false, IsNonAgreed: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('非协议')).toBeVisible()
    await expect(canvas.queryByText('协议价')).toBeNull()
  },
})
export const Visitor = meta.story({
  args: { loginHref: '/login', product: buildProductDetail({ CustomerPrice: null, TierPrices: [], Reasons: [], PurchaseRecords: [] }) },
})
/** 价格可见 is off. */
export const PricesHidden = meta.story({
  args: {
    product: buildProductDetail({
      MarketPrice: null, CustomerPrice: null, Reasons: null,
      TierPrices: product.TierPrices.map(({ MinQty }) => ({ MinQty, Price: null })),
      PurchaseRecords: product.PurchaseRecords.map((record) => ({ ...record, Price: null })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('价格不可见，请联系企业管理员')).toBeVisible()
    await expect(canvas.queryByText(/¥/)).toBeNull()
    await expect(canvas.getByRole('button', { name: '加入购物车' })).toBeEnabled()
  },
})
/** One press: whose price it is, what it saves, and from which quantity it falls. */
export const SaysWhy = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '为什么是这个价格' }))
    await expect(await canvas.findByText(product.Reasons?.[0]?.Text ?? 'no reason')).toBeVisible()
  },
})
export const Favourite = meta.story({ args: { favorite: true } })
export const Submitting = meta.story({ args: { pending: 'addToCart' } })
export const OffShelf = meta.story({
  args: { product: buildProductDetail({ SaleState: 'offShelf' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^再买/)).toBeNull()
  },
})
export const NotInCatalogue = meta.story({ args: { product: buildProductDetail({ SaleState: 'notInCatalog' }) } })
export const NoStock = meta.story({ args: { stock: noStock } })
export const LongContent = meta.story({
  args: { product: buildProductDetail({ Name: longName, ProductCode: '12345678901234567890', CustomerPrice: 123_456.78, MarketPrice: 234_567.89 }) },
})
export const PictureFailed = meta.story({
  args: { product: buildProductDetail({ Images: ['data:image/png;base64,AAAA', ...product.Images.slice(1)] }) },
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
    await expect(heads.find((head) => head.getAttribute('aria-current') === 'true')).toHaveTextContent(`≥${second.MinQty}`)
  },
})

export const Unknown = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.fail('POST /api/Product/Detail', '商品不存在')),
  render: connected,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '浏览全部商品' })).toBeVisible()
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
