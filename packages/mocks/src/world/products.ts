import type { ProductDetail, ProductItem, StockState } from '@mall/api/contract'
import { drawProduct, toDataUrl } from '@mall/pictures'
import { pathOfThird, type CategoryRef } from './categories.ts'
import { toYuan } from './money.ts'
import { productRows, type ProductRow } from './product-data.ts'

/** A product of the small catalogue. Money in fen. */
export interface MockProduct {
  readonly code: string
  readonly name: string
  readonly brandId: number
  readonly brand: string
  readonly model: string
  readonly unit: string
  readonly packing: string
  readonly image: string
  readonly marketFen: number
  /** Rising quantities, falling prices; what the customer pays. */
  readonly tiers: readonly { readonly minQty: number; readonly fen: number }[]
  readonly isAgreed: boolean
  readonly moq: number
  readonly step: number
  readonly maxQty: number | null
  readonly stock: number
  readonly path: readonly CategoryRef[]
  readonly sales: number
}

const brands = [...new Set(productRows.map(([, brand]) => brand))]

/** Brand names in the order of their ids, which start at 1. */
export const brandNames: readonly string[] = brands

const tiersOf = (fen: number, moq: number): MockProduct['tiers'] =>
  fen >= 30_000
    ? [{ minQty: moq, fen }]
    : [
        { minQty: moq, fen },
        { minQty: moq * 10, fen: Math.round(fen * 0.96) },
        { minQty: moq * 50, fen: Math.round(fen * 0.92) },
      ]

const productOf = (row: ProductRow, index: number): MockProduct => {
  const [third, brand, name, model, unit, packing, kind, colour, pack, label, marketFen, agreedFen, moq, step, stock] = row
  return {
    code: String(1_000_231 + index * 17),
    name,
    brand,
    model,
    unit,
    packing,
    marketFen,
    moq,
    step,
    stock,
    brandId: brands.indexOf(brand) + 1,
    image: toDataUrl(drawProduct({ kind, colour, pack, label, assorted: /\d色/.test(name), seed: 400 + index })),
    tiers: tiersOf(agreedFen || marketFen, moq),
    isAgreed: agreedFen > 0,
    maxQty: marketFen > 50_000 ? 20 : null,
    path: pathOfThird(third),
    sales: 40 + ((index * 389) % 2900),
  }
}

/** The small catalogue, the same in every world. */
export const products: readonly MockProduct[] = productRows.map(productOf)

export const productOfCode = (code: string): MockProduct | undefined => products.find((product) => product.code === code)

/** The price of a piece at a quantity, fen. */
export const fenAt = (product: MockProduct, quantity: number): number =>
  (product.tiers.findLast(({ minQty }) => minQty <= quantity) ?? product.tiers[0])?.fen ?? product.marketFen

/** Stock for a wanted quantity: 现货, few pieces 预计2–6天, none 无货. */
export const stockOf = (product: MockProduct, wanted = 1): StockState => {
  if (product.stock === 0) return { State: 'none', Text: '无货', Quantity: 0 }
  if (product.stock < wanted) return { State: 'none', Text: `库存不足，仅剩${product.stock}`, Quantity: product.stock }
  return product.stock < 10
    ? { State: 'delayed', Text: '预计2–6天', Quantity: product.stock }
    : { State: 'inStock', Text: '现货', Quantity: product.stock }
}

interface Looker {
  /** False: a visitor, who sees no agreed price. */
  readonly isCustomer: boolean
  readonly favorites: ReadonlySet<string>
}

/** A product as a card shows it. */
export const itemOf = (product: MockProduct, { isCustomer, favorites }: Looker): ProductItem => ({
  ProductCode: product.code,
  CustomerProductName: product.name,
  ImageUrl: product.image,
  BrandName: product.brand,
  Unit: product.unit,
  CustomerPrice: isCustomer ? toYuan(fenAt(product, product.moq)) : null,
  MarketPrice: toYuan(product.marketFen),
  IsAgreed: isCustomer && product.isAgreed,
  Stock: stockOf(product),
  MOQ: product.moq,
  Step: product.step,
  MaxQty: product.maxQty,
  IsFavorite: favorites.has(product.code),
})

const describe = ({ name, model, packing, brand }: MockProduct): string =>
  `<h3>${name}</h3><p>${brand} ${model}，企业集采常备款，支持按箱配送。</p><ul><li>包装规格：${packing}</li><li>正品保障，支持开具增值税发票</li><li>现货当日出库，工作日送达</li></ul>`

/** Everything that a product's page shows. */
export const detailOf = (product: MockProduct, looker: Looker): ProductDetail => {
  const { ProductCode, BrandName, Unit, CustomerPrice, MarketPrice, IsAgreed, Stock, MOQ, Step, MaxQty, IsFavorite } = itemOf(
    product,
    looker,
  )
  return {
    ProductCode,
    BrandName,
    Unit,
    CustomerPrice,
    MarketPrice,
    IsAgreed,
    Stock,
    MOQ,
    Step,
    MaxQty,
    IsFavorite,
    Name: product.name,
    Images: [product.image],
    Model: product.model,
    Packing: product.packing,
    Barcode: `69${product.code.padStart(11, '4')}`,
    CustomerMaterialCode: IsAgreed ? `WL-${product.code}` : null,
    Specs: [
      { Name: '品牌', Value: product.brand },
      { Name: '型号', Value: product.model },
      { Name: '包装规格', Value: product.packing },
      { Name: '品类', Value: product.path.map(({ Name }) => Name).join(' / ') },
      { Name: '产地', Value: '中国大陆' },
    ],
    PackingList: [`${product.name} × 1${product.unit}`],
    TierPrices: looker.isCustomer ? product.tiers.map(({ minQty, fen }) => ({ MinQty: minQty, Price: toYuan(fen) })) : [],
    TaxRate: 0.13,
    SupportSpecialInvoice: true,
    DeliveryText: product.stock < 10 ? '预计2–6个工作日发货' : '现货，下单后1–2个工作日送达',
    Description: describe(product),
    SaleState: 'onSale',
    CategoryPath: [...product.path],
    PurchaseRecords: [],
  }
}
