import { eq, inArray, isNull, sql } from 'drizzle-orm'
import { isSameValue, productFieldNames, productFieldOrder, productFieldText, type ProductField, type ProductFields } from '@mall/api/seller/contract'
import type { Db, Tx } from '../../platform/db/client.ts'
import { attribute, attributeValue, brand, category, type product as record } from '../../platform/db/schema/catalogue.ts'
import type { AuditSummary } from '../../platform/db/schema/writes.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { currentValues } from './attribute-names.ts'
import { brandsNamed } from './brand-names.ts'
import { isPlainField, plainColumnsFor, plainFieldsOf, productSearchText, searchTextAfter } from './plain-fields.ts'

type Row = typeof record.$inferSelect
type Columns = Partial<typeof record.$inferInsert>

/** Fields that one of the staff may not see: 成本 needs its permission; 底价 also those see who make prices (seller.md §9). */
export const hiddenFields = ({ permissions }: Pick<StaffCaller, 'permissions'>): ProductField[] => {
  if (permissions.has('cost.view')) return []
  return permissions.has('price.manage') ? ['Cost'] : ['Cost', 'Floor']
}

/** Fields that one of the staff may see and not change. */
export const lockedFields = (caller: Pick<StaffCaller, 'permissions'>): ProductField[] => {
  const hidden = hiddenFields(caller)
  return hidden.includes('Cost') && !hidden.includes('Floor') ? ['Floor'] : []
}

/** Fields that one of the staff may not change. */
export const closedFields = (caller: Pick<StaffCaller, 'permissions'>): ProductField[] => [...hiddenFields(caller), ...lockedFields(caller)]

/** Those of some fields that the caller may see. */
export const seenOf = <Values extends Partial<ProductFields>>(values: Values, caller: Pick<StaffCaller, 'permissions'>): Values => {
  const hidden: readonly string[] = hiddenFields(caller)
  return Object.fromEntries(Object.entries(values).filter(([name]) => !hidden.includes(name))) as Values
}

/** The names of some values of attributes, in the order of their ids. */
const attributesOf = async (db: Db, ids: readonly number[]): Promise<ProductFields['Attributes']> => {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: attributeValue.id, Name: attribute.name, Value: attributeValue.value })
    .from(attributeValue)
    .innerJoin(attribute, eq(attribute.id, attributeValue.attributeId))
    .where(inArray(attributeValue.id, [...ids]))
  return ids.flatMap((id) => rows.filter((row) => row.id === id).map(({ Name, Value }) => ({ Name, Value })))
}

/** The published fields of a product, whoever asks: `seenOf` leaves out what a caller may not see. */
export const fieldsOf = async (db: Db, row: Row): Promise<ProductFields> => {
  const [made] = await db.select({ name: brand.name }).from(brand).where(eq(brand.id, row.brandId))
  return {
    ...plainFieldsOf(row),
    Brand: made?.name ?? '',
    CategoryId: row.category3Id,
    Attributes: await attributesOf(db, row.attributeValueIds),
  }
}

/** The id of the brand of a name, made when there is none, as the last one. */
const brandIdOf = async (tx: Tx, name: string): Promise<number> => {
  const known = (await brandsNamed(tx, [name])).get(name)
  if (known !== undefined) return known.id
  await tx.insert(brand).values({ name, latinName: '', position: sql`(select coalesce(max(position), 0) + 1 from brand)` }).onConflictDoNothing({ target: brand.name, where: isNull(brand.mergedInto) })
  const made = (await brandsNamed(tx, [name])).get(name)
  if (made === undefined) throw new Error(`The brand ${name} was not written`)
  return made.id
}

/**
 * A category of the third level with those above it, the first level first.
 * @throws BusinessError `PRODUCT_FIELDS_INVALID`
 */
export const categoryPath = async (db: Db, id: number): Promise<readonly [Place, Place, Place]> => {
  const rows: Place[] = []
  for (let next: number | null = id; next !== null && rows.length < 3; ) {
    const [row]: (Place & { readonly mergedInto: number | null })[] = await db.select({ id: category.id, parentId: category.parentId, level: category.level, name: category.name, mergedInto: category.mergedInto }).from(category).where(eq(category.id, next))
    if (row === undefined) break
    // A draft may name a category that became another one since.
    if (row.mergedInto !== null) {
      next = row.mergedInto
      continue
    }
    rows.unshift(row)
    next = row.parentId
  }
  const [first, second, third] = rows
  if (first === undefined || second === undefined || third?.level !== 3) throw new BusinessError('PRODUCT_FIELDS_INVALID', '请选择三级分类')
  return [first, second, third]
}

export type Place = Pick<typeof category.$inferSelect, 'id' | 'parentId' | 'level' | 'name'>

/**
 * The ids of values of attributes, each once; a new value is made, a new attribute is not.
 * @throws BusinessError `PRODUCT_FIELDS_INVALID`
 */
const attributeValueIds = async (tx: Tx, attributes: ProductFields['Attributes']): Promise<number[]> => {
  const currentOf = await currentValues(tx, attributes)
  for (const pair of attributes) {
    const { Value: value, attributeId, valueId } = currentOf(pair)
    if (attributeId === null) throw new BusinessError('PRODUCT_FIELDS_INVALID', `没有“${pair.Name}”这个属性`)
    // Two editors who make the same value wait for one another, so that there is one.
    if (valueId === null) await tx.insert(attributeValue).values({ attributeId, value }).onConflictDoNothing()
  }
  const madeOf = await currentValues(tx, attributes)
  return [...new Set(attributes.map((pair) => {
    const { valueId } = madeOf(pair)
    if (valueId === null) throw new Error(`The value ${pair.Value} was not written`)
    return valueId
  }))]
}

/** What the search reads of a product's fields besides its pinyin. */
const searchFields = ['Name', 'Brand', 'CategoryId', 'Model', 'Tags'] as const satisfies readonly ProductField[]

const searchTextFor = async (tx: Tx, code: string, fields: ProductFields): Promise<string> => {
  const { latinName } = (await brandsNamed(tx, [fields.Brand])).get(fields.Brand) ?? { latinName: '' }
  const path = await categoryPath(tx, fields.CategoryId)
  return productSearchText({ code, name: fields.Name, model: fields.Model, latinName, path: path.map(({ name }) => name), tags: fields.Tags })
}

/**
 * The columns of some fields. Makes brands and values of attributes that are new.
 * @param before The published fields; null for a new product.
 * @throws BusinessError `PRODUCT_FIELDS_INVALID` for a category or an attribute that does not exist
 */
export const columnsOf = async (tx: Tx, changed: readonly ProductField[], fields: ProductFields, before: { readonly code: string; readonly published: ProductFields | null; readonly searchText: string }): Promise<Columns> => {
  let columns: Columns = plainColumnsFor(changed.filter(isPlainField), fields)
  if (changed.includes('Brand')) columns = { ...columns, brandId: await brandIdOf(tx, fields.Brand) }
  if (changed.includes('Attributes')) columns = { ...columns, attributeValueIds: await attributeValueIds(tx, fields.Attributes) }
  if (changed.includes('CategoryId')) {
    const [first, second, third] = await categoryPath(tx, fields.CategoryId)
    columns = { ...columns, category1Id: first.id, category2Id: second.id, category3Id: third.id }
  }
  if (!searchFields.some((name) => changed.includes(name))) return columns
  const { code, published, searchText } = before
  const after = await searchTextFor(tx, code, fields)
  return { ...columns, searchText: published === null ? after : searchTextAfter(searchText, await searchTextFor(tx, code, published), after) }
}

/** Fields that differ, in the order of the form. */
export const changedFields = (before: ProductFields, after: ProductFields): ProductField[] => productFieldOrder.filter((name) => !isSameValue(before[name], after[name]))

/** Empty for a category that is not there, as a draft may name it. */
const pathText = async (db: Db, id: number): Promise<string> => {
  try {
    return (await categoryPath(db, id)).map(({ name }) => name).join(' / ')
  } catch (error) {
    if (error instanceof BusinessError) return ''
    throw error
  }
}

/** Some fields as people read them, for the audit log and for the history, which reads it: by the names of the fields on the wire. */
export const summaryOf = async (db: Db, fields: ProductFields, names: readonly ProductField[]): Promise<AuditSummary> => {
  const categoryText = names.includes('CategoryId') ? await pathText(db, fields.CategoryId) : ''
  return Object.fromEntries(names.map((name) => [name, productFieldText(fields, name, () => categoryText)]))
}

/** 商品名称：请填写商品名称 */
export const problemText = ({ Field, Message }: { readonly Field: ProductField; readonly Message: string }): string => `${productFieldNames[Field]}：${Message}`
