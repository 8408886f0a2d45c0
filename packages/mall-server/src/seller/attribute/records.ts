import { and, asc, desc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import {
  sellerAttributeActions, sellerAttributeValueActions, type SellerAttribute, type SellerAttributeAction, type SellerAttributeValue, type SellerAttributeValueAction,
} from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import { attribute as record, attributeValue as value, product } from '../../platform/db/schema/catalogue.ts'
import { productDraft } from '../../platform/db/schema/product-draft.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'

export { record, value }

interface Used {
  readonly products: number
  readonly onSale: number
  readonly drafts: number
}

/** An attribute with what has one of its values. */
export type Attribute = typeof record.$inferSelect & Used & { readonly values: number }

/** A value with what has it. */
export type AttributeValue = typeof value.$inferSelect & Used & { readonly attribute: string }

type Uses = Pick<Used, 'products' | 'drafts'>

const allowed = <Action extends string>(actions: readonly Action[], { permissions }: Pick<StaffCaller, 'permissions'>, { products, drafts }: Uses): Action[] =>
  permissions.has('product.manage') ? actions.filter((action) => action !== 'Delete' || products + drafts === 0) : []

/** What a user with these permissions may do with an attribute. */
export const allowedActions = (caller: Pick<StaffCaller, 'permissions'>, row: Uses): SellerAttributeAction[] => allowed(sellerAttributeActions, caller, row)

/** What a user with these permissions may do with a value. */
export const allowedValueActions = (caller: Pick<StaffCaller, 'permissions'>, row: Uses): SellerAttributeValueAction[] => allowed(sellerAttributeValueActions, caller, row)

const number = (expression: SQL) => expression.mapWith(Number)

/** The values of the products. Many products have the same ones: they are counted by their sets, each known by its first product. */
const owned = (db: Db) => {
  const sets = db
    .select({ of: sql<number>`min(${product.id})`.as('set_of'), valueIds: product.attributeValueIds, products: sql<number>`count(*)`.as('products_of_set'), onSale: sql<number>`count(*) filter (where ${product.isOnShelf})`.as('on_sale_of_set') })
    .from(product)
    .groupBy(product.attributeValueIds)
    .as('value_sets')
  return db.select({ set: sets.of, valueId: sql<number>`unnest(${sets.valueIds})`.as('value_id'), products: sets.products, onSale: sets.onSale }).from(sets).as('owned')
}

/** The attributes and values that drafts change their products to. */
const drafted = (db: Db) =>
  db
    .select({ productId: productDraft.productId, name: sql<string>`pair.value->>'Name'`.as('drafted_name'), value: sql<string>`pair.value->>'Value'`.as('drafted_value') })
    .from(productDraft)
    .innerJoin(sql`jsonb_array_elements(${productDraft.values}->'Attributes') pair`, sql`true`)
    .as('drafted')

/** Attributes in their order, without those that were merged into others. */
export const attributesWhere = async (db: Db, where?: SQL): Promise<Attribute[]> => {
  const [of, inDraft] = [owned(db), drafted(db)]
  // A set with several values of an attribute has it once.
  const once = db.selectDistinct({ attributeId: value.attributeId, set: of.set, products: of.products, onSale: of.onSale }).from(of).innerJoin(value, eq(value.id, of.valueId)).as('attributes_of_sets')
  const products = db
    .select({ attributeId: once.attributeId, products: number(sql`sum(${once.products})`).as('product_count'), onSale: number(sql`sum(${once.onSale})`).as('on_sale_count') })
    .from(once)
    .groupBy(once.attributeId)
    .as('products_of_attributes')
  const drafts = db.select({ name: inDraft.name, drafts: number(sql`count(distinct ${inDraft.productId})`).as('draft_count') }).from(inDraft).groupBy(inDraft.name).as('drafts_of_attributes')
  const values = db.select({ attributeId: value.attributeId, values: number(sql`count(*)`).as('value_count') }).from(value).groupBy(value.attributeId).as('values_of_attributes')
  const rows = await db
    .select({ row: record, products: products.products, onSale: products.onSale, drafts: drafts.drafts, values: values.values })
    .from(record)
    .leftJoin(products, eq(products.attributeId, record.id))
    .leftJoin(drafts, eq(drafts.name, record.name))
    .leftJoin(values, eq(values.attributeId, record.id))
    .where(and(isNull(record.mergedInto), where))
    .orderBy(asc(record.position), asc(record.id))
  return rows.map(({ row, products, onSale, drafts, values }) => ({ ...row, products: products ?? 0, onSale: onSale ?? 0, drafts: drafts ?? 0, values: values ?? 0 }))
}

/** Values, those of most products on sale first, as the lists of the mall have them. */
export const valuesWhere = async (db: Db, where: SQL): Promise<AttributeValue[]> => {
  const [of, inDraft] = [owned(db), drafted(db)]
  const products = db
    .select({ valueId: of.valueId, products: number(sql`sum(${of.products})`).as('product_count'), onSale: number(sql`sum(${of.onSale})`).as('on_sale_count') })
    .from(of)
    .groupBy(of.valueId)
    .as('products_of_values')
  const drafts = db
    .select({ name: inDraft.name, value: inDraft.value, drafts: number(sql`count(*)`).as('draft_count') })
    .from(inDraft)
    .groupBy(inDraft.name, inDraft.value)
    .as('drafts_of_values')
  const onSale = sql`coalesce(${products.onSale}, 0)`
  const rows = await db
    .select({ row: value, attribute: record.name, products: products.products, onSale: products.onSale, drafts: drafts.drafts })
    .from(value)
    .innerJoin(record, eq(record.id, value.attributeId))
    .leftJoin(products, eq(products.valueId, value.id))
    .leftJoin(drafts, and(eq(drafts.name, record.name), eq(drafts.value, value.value)))
    .where(where)
    .orderBy(desc(onSale), asc(value.id))
  return rows.map(({ row, attribute, products, onSale, drafts }) => ({ ...row, attribute, products: products ?? 0, onSale: onSale ?? 0, drafts: drafts ?? 0 }))
}

/**
 * One attribute as it is now.
 * @throws BusinessError `ATTRIBUTE_NOT_FOUND`
 */
export const attributeOf = async (db: Db, id: number): Promise<Attribute> => {
  const [row] = await attributesWhere(db, eq(record.id, id))
  if (row === undefined) throw new BusinessError('ATTRIBUTE_NOT_FOUND', '属性不存在，请刷新后重试')
  return row
}

/**
 * One value as it is now.
 * @throws BusinessError `ATTRIBUTE_NOT_FOUND`
 */
export const valueOf = async (db: Db, id: number): Promise<AttributeValue> => {
  const [row] = await valuesWhere(db, eq(value.id, id))
  if (row === undefined) throw new BusinessError('ATTRIBUTE_NOT_FOUND', '这个值不存在，请刷新后重试')
  return row
}

const sellerAttribute = (caller: StaffCaller, row: Attribute): SellerAttribute => ({
  AttributeId: row.id,
  Name: row.name,
  FormerNames: row.formerNames,
  Values: row.values,
  Products: row.products,
  OnSale: row.onSale,
  Drafts: row.drafts,
  AllowActions: allowedActions(caller, row),
  Version: row.version,
})

const sellerValue = (caller: StaffCaller, row: AttributeValue): SellerAttributeValue => ({
  ValueId: row.id,
  AttributeId: row.attributeId,
  Value: row.value,
  FormerNames: row.formerNames,
  Products: row.products,
  OnSale: row.onSale,
  Drafts: row.drafts,
  AllowActions: allowedValueActions(caller, row),
  Version: row.version,
})

/** All attributes in their order. */
export const allAttributes = async (db: Db, caller: StaffCaller): Promise<SellerAttribute[]> => (await attributesWhere(db)).map((row) => sellerAttribute(caller, row))

/** The values of an attribute. */
export const allValues = async (db: Db, caller: StaffCaller, attributeId: number): Promise<SellerAttributeValue[]> =>
  (await valuesWhere(db, eq(value.attributeId, attributeId))).map((row) => sellerValue(caller, row))

/**
 * One attribute as its user sees it now.
 * @throws BusinessError `ATTRIBUTE_NOT_FOUND`
 */
export const oneAttribute = async (db: Db, caller: StaffCaller, id: number): Promise<SellerAttribute> => sellerAttribute(caller, await attributeOf(db, id))

/**
 * One value as its user sees it now.
 * @throws BusinessError `ATTRIBUTE_NOT_FOUND`
 */
export const oneValue = async (db: Db, caller: StaffCaller, id: number): Promise<SellerAttributeValue> => sellerValue(caller, await valueOf(db, id))
