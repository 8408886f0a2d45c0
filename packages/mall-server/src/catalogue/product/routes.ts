import { imageRules } from '@mall/api/contract'
import { BusinessError } from '../../platform/http/errors.ts'
import { defineRoutes } from '../../platform/http/define-routes.ts'
import { toDay } from '../../platform/time.ts'
import { chosenHotWords } from '../home-content/live-content.ts'
import { countSearch, hotKeywordsOf } from '../search/counts.ts'
import { countMisses } from '../search/misses.ts'
import { allDescribed, keepResult, productsLike, resultOf } from '../search/image/store.ts'
import { isPlainSearch, searchProducts, suggestProducts } from '../search/store.ts'
import { productDetailOf } from './detail.ts'
import { toProductItem } from './items.ts'
import { stockStateOf } from '../assortment/rules.ts'
import { findProduct, loadProducts } from '../assortment/products.ts'

/** Suggestions under the search box. */
const maxSuggestions = 10

/** Products in the response of an image search; the list has them all. */
const maxAlike = 20

/** The one picture of an image search. */
const imageOf = async (form: FormData): Promise<Uint8Array<ArrayBuffer>> => {
  const files = form.getAll('files').filter((value) => value instanceof File)
  const [file] = files
  if (file === undefined) throw new BusinessError('FILE_MISSING', imageRules.messages.type)
  if (files.length > 1) throw new BusinessError('TOO_MANY_FILES', '只能上传一张图片')
  return new Uint8Array(await file.arrayBuffer())
}

/** A time of the wire, which may be any number, as a date that is not after now. */
const notAfter = (now: Date, milliseconds: number): Date => new Date(Math.min(now.getTime(), Math.max(0, milliseconds)))

export const productRoutes = defineRoutes({
  'POST /api/Product/SupposeCategory': async ({ body, deps }) => {
    const now = deps.clock()
    const chosen = await chosenHotWords(deps.db, now)
    if (chosen.length > 0) return chosen.slice(0, body.TopN).map((Keywords) => ({ Keywords, IsHighlight: false }))
    return hotKeywordsOf(deps.db, notAfter(now, body.BeginTime), notAfter(now, body.EndTime), body.TopN)
  },

  'POST /api/Product/Search': async ({ body, caller, deps }) => suggestProducts(deps.db, caller, body.Key, maxSuggestions),

  'POST /api/Product/List': async ({ body, caller, deps }) => {
    if (body.PriceMin !== undefined && body.PriceMax !== undefined && body.PriceMin > body.PriceMax) throw new BusinessError('PRICE_RANGE_INVALID', '最低价不能大于最高价')
    const alike = body.ImageKey ? await resultOf(deps.db, body.ImageKey, deps.clock()) : undefined
    if (alike === null) throw new BusinessError('IMAGE_RESULT_EXPIRED', '图片搜索结果已过期，请重新上传图片')
    const now = deps.clock()
    const filters = { ...body, ...(alike === undefined ? {} : { alike }), orNear: true, pinnedOn: toDay(now) }
    const { ids, total, facets, instead, missed } = await searchProducts(deps.db, caller, filters, body)
    // What the seller looks for as a customer is nobody's search.
    const isSearch = caller?.isViewOnly !== true && body.Keyword !== undefined && body.PageIndex === 1
    const isCounted = isSearch && total > 0 && instead === null
    const isMissed = isSearch && isPlainSearch(filters)
    const [products] = await Promise.all([
      loadProducts(deps.db, caller, ids),
      isCounted ? countSearch(deps.db, body.Keyword ?? '', now) : null,
      isMissed ? countMisses(deps.db, body.Keyword ?? '', missed, caller?.enterpriseId ?? 0, now) : null,
    ])
    return { Items: products.map((product) => toProductItem(product, caller)), total, Facets: facets, Instead: instead }
  },

  'POST /api/Product/ImageSearch': async ({ form, caller, deps }) => {
    const look = await deps.describeUpload(await imageOf(form))
    if (look === null) throw new BusinessError('FILE_TYPE_NOT_ALLOWED', '请上传JPG或PNG格式的图片')
    if (!(await allDescribed(deps.db))) throw new BusinessError('IMAGE_SEARCH_NOT_READY', '图片搜索正在准备，请稍后再试')
    const alike = await productsLike(deps.db, look)
    const { ids } = await searchProducts(deps.db, caller, { alike }, { PageIndex: 1, PageSize: maxAlike })
    const products = await loadProducts(deps.db, caller, ids)
    const imageKey = ids.length > 0 ? await keepResult(deps, alike, deps.clock()) : ''
    return { Items: products.map((product) => toProductItem(product, caller)), ImageKey: imageKey }
  },

  'POST /api/Product/Detail': async ({ body, caller, deps }) => productDetailOf(deps.db, caller, body.ProductCode, deps.clock()),

  'POST /api/Product/Stock': async ({ body, caller, deps }) => {
    const product = await findProduct(deps.db, caller, body.ProductCode, body.AreaCode)
    if (product === null) throw new BusinessError('PRODUCT_NOT_FOUND', '商品不存在')
    return stockStateOf(product.stock, body.Quantity)
  },
})
