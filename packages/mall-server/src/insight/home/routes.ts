import { defineRoutes } from '../../platform/http/define-routes.ts'
import { bannerPicture, brandPicture } from '../../catalogue/pictures/addresses.ts'
import { toProductItem } from '../../catalogue/product/items.ts'
import { bestSellersOf } from '../../catalogue/search/store.ts'
import { toInstant } from '../../platform/time.ts'
import { bannersOf, brandsOf, floorsOf, frequentProductsOf, noticesOf } from './store.ts'
import { todosOf } from '../workbench/todos.ts'
import { loadProducts } from '../../catalogue/assortment/products.ts'

/** A floor is one row of them, whatever the width; a page shows fewer where fewer fit. */
const perFloor = 5
const maxBrands = 12
const maxNotices = 5
const maxFrequent = 6

export const homeRoutes = defineRoutes({
  'POST /api/Home/Index': async ({ caller, deps: { db, clock } }) => {
    const [banners, floors, brands, notices] = await Promise.all([
      bannersOf(db), floorsOf(db), brandsOf(db, maxBrands), noticesOf(db, maxNotices),
    ])
    const sellers = await bestSellersOf(db, caller, floors.map((floor) => floor.categoryId), perFloor)
    const mayPurchase = caller?.permissions.has('purchase') ?? false
    const frequent = caller !== null && mayPurchase ? await frequentProductsOf(db, caller, clock(), maxFrequent) : []
    const todos = caller === null ? [] : await todosOf(db, caller, clock())
    const products = await loadProducts(db, caller, [...new Set([...[...sellers.values()].flat(), ...frequent.map(({ productId }) => productId)])])
    const items = new Map(products.map((product) => [product.id, product]))
    const itemsOf = (ids: readonly number[]) =>
      ids.flatMap((id) => {
        const product = items.get(id)
        return product === undefined ? [] : [toProductItem(product, caller)]
      })
    return {
      Banners: banners.map(({ id, title, subtitle, target }) => ({
        Id: id, Title: title, Subtitle: subtitle, ImageUrl: bannerPicture(id), Target: target,
      })),
      Floors: floors
        .map((floor) => ({ Name: floor.name, Cid: floor.categoryId, Items: itemsOf(sellers.get(floor.categoryId) ?? []) }))
        .filter((floor) => floor.Items.length > 0),
      Brands: brands.map(({ id, name }) => ({ Id: id, Name: name, LogoUrl: brandPicture(id) })),
      Notices: notices.map(({ id, title, target, publishedAt }) => ({
        Id: id, Title: title, Target: target, PublishedAt: toInstant(publishedAt),
      })),
      MayPurchase: mayPurchase,
      FrequentItems: frequent.flatMap(({ productId, lastQuantity, lastBoughtAt }) =>
        itemsOf([productId]).map((item) => ({ ...item, LastQuantity: lastQuantity, LastBoughtAt: lastBoughtAt === null ? null : toInstant(lastBoughtAt) })),
      ),
      Todos: todos,
    }
  },
})
