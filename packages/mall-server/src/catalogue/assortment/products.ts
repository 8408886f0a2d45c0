import { favoriteType } from '@mall/api/contract'
import { and, eq, sql, type Column, type Placeholder, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/db/client.ts'
import { agreedCatalogue, brand, catalogueCategory, favorite, product, productStock } from '../../platform/db/schema/catalogue.ts'
import { intArrayText } from '../../platform/db/int-array.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { together } from '../../platform/db/together.ts'
import { agreementsOf, versionIdsInForce, type HeldAgreement } from './agreements.ts'
import { type AreaStock, isInCatalogue, isNonAgreed, saleStateOf } from './rules.ts'
import { defaultAreaCode, stockAreaOf } from './stock-areas.ts'
import type { Company, Viewer } from './viewer.ts'

/** An enterprise id that does not exist: joins on it find nothing, as for a visitor. */
export const nobody = 0

const none: AreaStock = { supply: 'now', quantity: 0 }

/** An enterprise without an agreement buys from the whole mall at market prices. */
export const allowsNonAgreedSql = (enterpriseId: number | Placeholder) =>
  sql<boolean>`coalesce(
    (select ${agreedCatalogue.allowsNonAgreed} from ${agreedCatalogue} where ${agreedCatalogue.enterpriseId} = ${enterpriseId}), true)`

/** The columns of a product that decide whether it is in a catalogue: of the table, or of an alias of it. */
type Placed = Readonly<Record<'id' | 'category1Id' | 'category2Id' | 'category3Id', Column>>

/** Whether one of the categories above a product is one of the enterprise’s: a category covers all below it. */
export const inCategoriesSql = (enterpriseId: number | Placeholder, { category1Id, category2Id, category3Id }: Placed) =>
  sql<boolean>`exists (select 1 from ${catalogueCategory} own where own.enterprise_id = ${enterpriseId} and own.category_id in (${category1Id}, ${category2Id}, ${category3Id}))`

/** Whether a customer may buy a product as far as its catalogue goes, as `isInCatalogue` and `saleStateOf` say: for queries that choose what is listed, suggested or recommended. */
export const inAssortmentSql = (company: Company, listed: Placed): SQL =>
  sql`(${allowsNonAgreedSql(company.enterpriseId)}
    or exists (select 1 from agreement_row own where own.product_id = ${listed.id} and own.version_id = any(${versionIdsInForce(company)}))
    or ${inCategoriesSql(company.enterpriseId, listed)})`

/** The products of a statement that is written by hand: `from product p`. */
export const listedProduct = alias(product, 'p')

/** What cards, cart and order need; the rest stays in the database when a thousand are listed. */
const cardColumns = {
  id: product.id, code: product.code, name: product.name, photos: product.photos, brandId: product.brandId, unit: product.unit, packing: product.packing, units: product.units, tags: product.tags, deliveryText: product.deliveryText,
  category1Id: product.category1Id, category2Id: product.category2Id, category3Id: product.category3Id,
  moq: product.moq, step: product.step, maxQty: product.maxQty,
  taxBp: product.taxBp, supportsSpecialInvoice: product.supportsSpecialInvoice,
  marketPriceFen: product.marketPriceFen, marketTiers: product.marketTiers, isOnShelf: product.isOnShelf,
}

/** Who looks, from where: values, or their places in a statement that is prepared. */
interface Sight {
  readonly userId: number | Placeholder
  readonly enterpriseId: number | Placeholder
  readonly stockArea: string | Placeholder
}

const sightOf = (viewer: Viewer | null, stockArea: string) => ({ userId: viewer?.userId ?? nobody, enterpriseId: viewer?.enterpriseId ?? nobody, stockArea })

/** The fields of a product that depend on the caller. */
const selected = (db: Db, { userId, enterpriseId, stockArea }: Sight) =>
  db
    .select({
      product: cardColumns, brandName: brand.name,
      allowsNonAgreed: allowsNonAgreedSql(enterpriseId),
      hasCatalogue: sql<boolean>`exists (select 1 from ${agreedCatalogue} where ${agreedCatalogue.enterpriseId} = ${enterpriseId})`,
      inCategories: inCategoriesSql(enterpriseId, product),
      stockQuantity: productStock.quantity, supply: productStock.supply,
      isFavorite: sql<boolean>`${favorite.productId} is not null`,
    })
    .from(product)
    .innerJoin(brand, eq(brand.id, product.brandId))
    .leftJoin(productStock, and(eq(productStock.productId, product.id), eq(productStock.areaCode, stockArea)))
    .leftJoin(favorite, and(
      eq(favorite.productId, product.id), eq(favorite.type, favoriteType.favorite),
      eq(favorite.userId, userId), eq(favorite.enterpriseId, enterpriseId),
    ))
    .$dynamic()

/** The same for one caller. */
export const joined = (db: Db, viewer: Viewer | null, stockArea: string) => selected(db, sightOf(viewer, stockArea))

type Joined = Awaited<ReturnType<typeof joined>>[number]

type Held = ReadonlyMap<number, readonly HeldAgreement[]>

/** The agreements in force that hold products for a viewer; none for a visitor. */
export const heldFor = async (db: Db, viewer: Viewer | null, ids: readonly number[]): Promise<Held> => (viewer === null ? new Map() : agreementsOf(db, viewer, ids))

/** A product as one viewer sees it, in one stock area. */
export type ViewedProduct = ReturnType<typeof viewedOf>

export const viewedOf = (row: Joined, viewer: Viewer | null, held: Held) => {
  const agreements = held.get(row.product.id) ?? []
  const catalogue = { hasCatalogue: row.hasCatalogue, allowsNonAgreed: row.allowsNonAgreed, inCatalogue: isInCatalogue({ agreed: agreements.length > 0, inCategories: row.inCategories }) }
  const stock: AreaStock = row.stockQuantity === null || row.supply === null ? none : { quantity: row.stockQuantity, supply: row.supply }
  return {
    ...row.product,
    brandName: row.brandName,
    /** A visitor has none, whatever the day. */
    day: viewer?.day ?? '',
    agreements,
    materialCode: agreements.find(({ materialCode }) => materialCode !== null)?.materialCode ?? null,
    isNonAgreed: viewer !== null && isNonAgreed(catalogue),
    saleState: saleStateOf(row.product.isOnShelf, viewer === null ? null : catalogue),
    stock,
    isFavorite: row.isFavorite,
  }
}

/** One product by its code, also when it is off sale or outside the catalogue; null when there is none. */
export const findProduct = async (
  db: Db, viewer: Viewer | null, code: string, areaCode = defaultAreaCode,
): Promise<ViewedProduct | null> => {
  const [row] = await joined(db, viewer, stockAreaOf(areaCode)).where(eq(product.code, code)).limit(1)
  return row === undefined ? null : viewedOf(row, viewer, await heldFor(db, viewer, [row.product.id]))
}

const cardsOfIds = prepared((db) =>
  selected(db, { userId: sql.placeholder('userId'), enterpriseId: sql.placeholder('enterpriseId'), stockArea: sql.placeholder('stockArea') })
    .where(sql`${product.id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('product_cards'),
)

/** Products in the order of `ids`, their stock that of the area that lists go by; ids without a product are left out. */
export const loadProducts = async (db: Db, viewer: Viewer | null, ids: readonly number[]): Promise<ViewedProduct[]> => {
  if (ids.length === 0) return []
  const [rows, held] = await together([cardsOfIds(db).execute({ ...sightOf(viewer, defaultAreaCode), ids: intArrayText(ids) }), heldFor(db, viewer, ids)])
  const byId = new Map(rows.map((row) => [row.product.id, viewedOf(row, viewer, held)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
