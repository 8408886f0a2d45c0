import { BusinessError } from '../http/errors.ts'
import { defineRoutes } from '../http/define-routes.ts'
import { countSearch, hotKeywordsOf } from '../search/counts.ts'
import { searchProducts, suggestProducts } from '../search/store.ts'
import { productDetailOf } from './detail.ts'
import { toProductItem } from './items.ts'
import { stockStateOf } from './rules.ts'
import { findProduct, loadProducts } from './store.ts'

/** Suggestions under the search box. */
const maxSuggestions = 10

/** A time of the wire, which may be any number, as a date that is not after now. */
const notAfter = (now: Date, milliseconds: number): Date => new Date(Math.min(now.getTime(), Math.max(0, milliseconds)))

export const productRoutes = defineRoutes({
  'POST /api/Product/SupposeCategory': async ({ body, deps }) => {
    const now = deps.clock()
    return hotKeywordsOf(deps.db, notAfter(now, body.BeginTime), notAfter(now, body.EndTime), body.TopN)
  },

  'POST /api/Product/Search': async ({ body, caller, deps }) => suggestProducts(deps.db, caller, body.Key, maxSuggestions),

  'POST /api/Product/List': async ({ body, caller, deps }) => {
    if (body.PriceMin !== undefined && body.PriceMax !== undefined && body.PriceMin > body.PriceMax) throw new BusinessError('最低价不能大于最高价')
    const { ids, total, facets } = await searchProducts(deps.db, caller, body, { index: body.PageIndex, size: body.PageSize })
    if (body.Keyword !== undefined && total > 0 && body.PageIndex === 1) await countSearch(deps.db, body.Keyword, deps.clock())
    const products = await loadProducts(deps.db, caller, ids)
    return { Items: products.map((product) => toProductItem(product, caller)), total, Facets: facets }
  },

  'POST /api/Product/Detail': async ({ body, caller, deps }) => productDetailOf(deps.db, caller, body.ProductCode),

  'POST /api/Product/Stock': async ({ body, caller, deps }) => {
    const product = await findProduct(deps.db, caller, body.ProductCode, body.AreaCode)
    if (product === null) throw new BusinessError('商品不存在')
    return stockStateOf(product.stock, body.Quantity)
  },
})
