import { isLinkAddress, type Home, type LinkTarget } from '@mall/api/contract'
import { shownBanners, type HomeBannerContent, type HomeContent } from '@mall/api/seller/contract'
import { loadProducts } from '../../catalogue/assortment/products.ts'
import { brandPicture } from '../../catalogue/pictures/addresses.ts'
import { toProductItem } from '../../catalogue/product/items.ts'
import { bestSellersOf } from '../../catalogue/search/store.ts'
import { latestAnnouncements } from '../../company/announcement/store.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { toDay, toInstant } from '../../platform/time.ts'
import { todosOf } from '../workbench/todos.ts'
import { brandsOf, buyableProducts, frequentProductsOf, visibleCategories } from './store.ts'

/** A floor is one row of them, whatever the width; a page shows fewer where fewer fit. */
const perFloor = 5
const maxBrands = 12
const maxNotices = 5
const maxFrequent = 6

/** A banner without a picture is in previews alone. */
const noPicture = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='

const targetOf = ({ Link }: HomeBannerContent): LinkTarget => {
  // Only a preview has one that may not be published.
  if (Link.Kind === 'address') return { Kind: 'address', Href: isLinkAddress(Link.Href) ? Link.Href : '/' }
  return { Kind: 'productList', ...(Link.CategoryId === null ? {} : { Cid: Link.CategoryId }) }
}

/** The floors that can be shown, each with its category. */
const floorsOf = async (db: Db, content: HomeContent) => {
  const floors = content.Floors.flatMap(({ Hidden, CategoryId, ...floor }) => (Hidden || CategoryId === null ? [] : [{ ...floor, categoryId: CategoryId }]))
  const visible = await visibleCategories(db, floors.map(({ categoryId }) => categoryId))
  return floors.filter(({ categoryId }) => visible.has(categoryId))
}

/** The home page with this content, as a caller sees it; null: a visitor. */
export const homeOf = async (db: Db, caller: Caller | null, now: Date, content: HomeContent): Promise<Home> => {
  const [floors, brands, notices] = await Promise.all([floorsOf(db, content), content.Brands ? brandsOf(db, maxBrands) : [], latestAnnouncements(db, caller, now, maxNotices)])
  const [sellers, chosen] = await Promise.all([
    bestSellersOf(db, caller, floors.flatMap(({ categoryId, ProductCodes }) => (ProductCodes.length === 0 ? [categoryId] : [])), perFloor),
    buyableProducts(db, caller, floors.flatMap(({ ProductCodes }) => ProductCodes)),
  ])
  const idsOf = ({ categoryId, ProductCodes }: (typeof floors)[number]): readonly number[] => (ProductCodes.length === 0 ? (sellers.get(categoryId) ?? []) : ProductCodes.flatMap((code) => chosen.get(code) ?? []))
  const mayPurchase = caller?.permissions.has('purchase') ?? false
  const frequent = caller !== null && mayPurchase ? await frequentProductsOf(db, caller, now, maxFrequent) : []
  const todos = caller === null ? [] : await todosOf(db, caller, now)
  const products = await loadProducts(db, caller, [...new Set([...floors.flatMap(idsOf), ...frequent.map(({ productId }) => productId)])])
  const items = new Map(products.map((product) => [product.id, product]))
  const itemsOf = (ids: readonly number[]) =>
    ids.flatMap((id) => {
      const product = items.get(id)
      return product === undefined ? [] : [toProductItem(product, caller)]
    })
  return {
    Banners: shownBanners(content.Banners, { day: toDay(now), isLoggedIn: caller !== null }).map((banner, at) => ({
      Id: at + 1, Title: banner.Title, Subtitle: banner.Subtitle, ImageUrl: banner.ImageUrl === '' ? noPicture : banner.ImageUrl, Alt: banner.Alt, Focus: { X: banner.FocusX, Y: banner.FocusY }, Target: targetOf(banner),
    })),
    Floors: floors
      .map((floor) => ({ Name: floor.Name, Cid: floor.categoryId, Items: itemsOf(idsOf(floor)).slice(0, perFloor) }))
      .filter((floor) => floor.Items.length > 0),
    Brands: brands.map((one) => ({ Id: one.id, Name: one.name, LogoUrl: brandPicture(one) })),
    Notices: notices.map(({ AnnouncementId, Title, PublishedAt }) => ({ Id: AnnouncementId, Title, Target: { Kind: 'announcement', AnnouncementId }, PublishedAt })),
    MayPurchase: mayPurchase,
    FrequentItems: frequent.flatMap(({ productId, lastQuantity, lastBoughtAt }) =>
      itemsOf([productId]).map((item) => ({ ...item, LastQuantity: lastQuantity, LastBoughtAt: lastBoughtAt === null ? null : toInstant(lastBoughtAt) })),
    ),
    Todos: todos,
  }
}
