import type { ProductDetail } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import { lineReview } from '../../platform/db/schema/review.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { toYuan } from '../../platform/money.ts'
import { galleryOf } from '../pictures/addresses.ts'
import { addDays, toInstant } from '../../platform/time.ts'
import { renderDescription } from './description.ts'
import { isShownOf } from './shown-reviews.ts'
import { priceReasonAt } from '../assortment/price-reasons.ts'
import { ownTiersOf, priceOf, priceQuantitiesOf, stockStateOf } from '../assortment/rules.ts'
import { quotesFor } from '../pricing/offers.ts'
import { categoryPathOf, productPageOf, purchaseRecordsOf, purchasesSince } from './store.ts'
import type { Viewer } from '../assortment/viewer.ts'
import { findProduct } from '../assortment/products.ts'

/** Latest purchases shown in the 采购记录 tab. */
const maxRecords = 10

/** 近12个月. */
const yearDays = 365

/** The details of one product that the viewer may see. Throws 商品不存在 for an unknown code. */
export const productDetailOf = async (db: Db, viewer: Viewer | null, code: string, now: Date): Promise<ProductDetail> => {
  const viewed = await findProduct(db, viewer, code)
  if (viewed === null) throw new BusinessError('PRODUCT_NOT_FOUND', '商品不存在')
  const page = await productPageOf(db, viewed.id)
  const pictures = galleryOf(viewed, page.picture.pack ?? 1)
  const quotes = viewer === null ? [] : ((await quotesFor(db, viewer, [viewed.id], now)).get(viewed.id) ?? [])
  const priceAt = (quantity: number) => priceOf({ ...viewed, quotes }, quantity)
  const price = priceAt(viewed.moq)
  // A quote is a row of the table where its least quantity is, and what follows its greatest is another: what the page shows is what the cart takes.
  const own = ownTiersOf(viewed).tiers
  const quantities = [...new Set(priceQuantitiesOf({ ...viewed, quotes }).map((quantity) => Math.max(quantity, own[0]?.minQty ?? quantity)))]
  const rows = quotes.length === 0 ? own : quantities.map((minQty) => ({ minQty, priceFen: priceAt(minQty).priceFen })).filter(({ priceFen }, at, all) => priceFen !== all[at - 1]?.priceFen)
  const tiers = viewer === null ? [] : rows
  const records = viewer === null ? [] : await purchaseRecordsOf(db, viewer.enterpriseId, viewed.id, maxRecords)
  const bought = viewer === null ? { orders: 0, quantity: 0 } : await purchasesSince(db, viewer.enterpriseId, viewed.id, addDays(now, -yearDays))
  return {
    ProductCode: viewed.code,
    Name: viewed.name,
    Images: pictures.map(({ url }) => url),
    ImageAlts: pictures.map(({ alt }) => alt),
    BrandName: viewed.brandName,
    Model: page.model,
    Unit: viewed.unit,
    Packing: page.packing,
    Units: viewed.units.map(({ Name, Pieces }) => ({ Name, Pieces })),
    Tags: [...viewed.tags],
    Barcode: page.barcode,
    CustomerMaterialCode: viewed.materialCode,
    Specs: page.specs.map(({ name, value }) => ({ Name: name, Value: value })),
    PackingList: [...page.packingList],
    MarketPrice: toYuan(viewed.marketPriceFen),
    CustomerPrice: viewer === null ? null : toYuan(price.priceFen),
    IsAgreed: price.isAgreed,
    IsNonAgreed: viewed.isNonAgreed,
    Reasons: tiers.map(({ minQty }) => priceReasonAt({ ...viewed, quotes }, minQty)),
    TierPrices: tiers.map(({ minQty, priceFen }) => ({ MinQty: minQty, Price: toYuan(priceFen) })),
    MOQ: viewed.moq,
    Step: viewed.step,
    MaxQty: viewed.maxQty,
    TaxRate: viewed.taxBp / 10_000,
    SupportSpecialInvoice: viewed.supportsSpecialInvoice,
    DeliveryText: page.deliveryText,
    IsFavorite: viewed.isFavorite,
    Description: renderDescription(page.description),
    SaleState: viewed.saleState,
    CategoryPath: await categoryPathOf(db, viewed),
    Stock: stockStateOf(viewed.stock, viewed.moq),
    ReviewCount: await db.$count(lineReview, isShownOf(viewed.id)),
    PurchaseRecords: records.map((record) => ({
      OrderNo: record.orderNo,
      OrderTime: toInstant(record.createdAt),
      UserName: record.userName,
      Quantity: record.quantity,
      Price: toYuan(record.priceFen),
    })),
    BoughtInYear: { Orders: bought.orders, Quantity: bought.quantity },
  }
}
