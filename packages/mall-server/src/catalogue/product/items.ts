import type { ProductItem } from '@mall/api/contract'
import { toYuan } from '../../platform/money.ts'
import { productPicture } from '../pictures/addresses.ts'
import { ownPriceOf, stockStateOf } from '../assortment/rules.ts'
import type { Viewer } from '../assortment/viewer.ts'
import type { ViewedProduct } from '../assortment/products.ts'

/** A product as lists and home show it. A visitor sees no customer price (screens §2: 登录后查看协议价). */
export const toProductItem = (viewed: ViewedProduct, viewer: Viewer | null): ProductItem => {
  const price = ownPriceOf(viewed, viewed.moq)
  return {
    ProductCode: viewed.code,
    CustomerProductName: viewed.name,
    ImageUrl: productPicture(viewed),
    BrandName: viewed.brandName,
    Unit: viewed.unit,
    CustomerPrice: viewer === null ? null : toYuan(price.priceFen),
    MarketPrice: toYuan(viewed.marketPriceFen),
    IsAgreed: price.isAgreed,
    IsNonAgreed: viewed.isNonAgreed,
    Tags: [...viewed.tags],
    Stock: stockStateOf(viewed.stock, 1),
    MOQ: viewed.moq,
    Step: viewed.step,
    MaxQty: viewed.maxQty,
    IsFavorite: viewed.isFavorite,
  }
}
