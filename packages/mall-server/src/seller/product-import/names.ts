import { asc, isNull, max } from 'drizzle-orm'
import { categoryLimits, type ProductFields } from '@mall/api/seller/contract'
import type { Db, Tx } from '../../platform/db/client.ts'
import { attribute, attributeValue, brand, category } from '../../platform/db/schema/catalogue.ts'
import type { FieldChange } from '../../platform/db/schema/product-import.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { currentValues, renamedPairs, type CurrentValue } from '../product/attribute-names.ts'
import { brandsNamed } from '../product/brand-names.ts'
import { lockNames, nextCategoryId } from '../product/names-lock.ts'
import { attributeName, type KnownNames } from './plan.ts'

/** The categories, brands and values that a part of a table names, with their ids. */
export interface NamedIds {
  /** Ids of all levels by 一级/二级/三级. */
  readonly categories: ReadonlyMap<string, readonly [number, number, number]>
  /** By the names that they have or had. */
  readonly brands: ReadonlyMap<string, { readonly id: number; readonly name: string; readonly latinName: string }>
  /** By 名称=值, which they have or had. */
  readonly values: ReadonlyMap<string, number>
  /** What an attribute and its value are called now. */
  readonly currentOf: (pair: ProductFields['Attributes'][number]) => CurrentValue
}

type CategoryRow = typeof category.$inferSelect

/** Ids of the third level by their path. */
const pathsOf = (rows: readonly CategoryRow[]): Map<string, readonly [number, number, number]> => {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const paths = new Map<string, readonly [number, number, number]>()
  for (const third of rows) {
    const second = byId.get(third.parentId ?? 0)
    const first = byId.get(second?.parentId ?? 0)
    const path = `${first?.name}/${second?.name}/${third.name}`
    // Of two categories of one name the first of the tree holds.
    if (third.mergedInto === null && first !== undefined && second !== undefined && !paths.has(path)) paths.set(path, [first.id, second.id, third.id])
  }
  return paths
}

/** The names that there are, of these brands and attributes. */
export const namesOf = async (db: Db, brands: Iterable<string>, attributes: ProductFields['Attributes']): Promise<NamedIds> => {
  const rows = await db.select().from(category).orderBy(asc(category.level), asc(category.position))
  const currentOf = await currentValues(db, attributes)
  const values = attributes.flatMap((pair) => {
    const { valueId, ...current } = currentOf(pair)
    return valueId === null ? [] : [[attributeName(pair), valueId] as const, [attributeName(current), valueId] as const]
  })
  return { categories: pathsOf(rows), brands: await brandsNamed(db, brands), values: new Map(values), currentOf }
}

const currentValue = (field: string, value: unknown, { brands, currentOf }: NamedIds): unknown => {
  if (field === 'Brand') return brands.get(String(value))?.name ?? value
  return field === 'Attributes' ? renamedPairs(value as ProductFields['Attributes'], currentOf) : value
}

/** Changes by the names that brands and attributes have now: the trial was before, and to give something another name is no change of a product. */
export const currentChanges = (changes: readonly FieldChange[], names: NamedIds): FieldChange[] =>
  changes.map((change) => ({ ...change, before: currentValue(change.field, change.before, names), after: currentValue(change.field, change.after, names) }))

export const knownOf = ({ categories, brands, values }: NamedIds): KnownNames => ({ categories: new Set(categories.keys()), brands: new Set(brands.keys()), values: new Set(values.keys()) })

const createCategories = async (tx: Tx, paths: readonly string[]): Promise<void> => {
  const rows = await tx.select().from(category).where(isNull(category.mergedInto))
  let nextId = await nextCategoryId(tx)
  const added: CategoryRow[] = []
  const childrenOf = (parentId: number | null): CategoryRow[] => [...rows, ...added].filter((row) => row.parentId === parentId)
  const childOf = (parent: CategoryRow | null, name: string): CategoryRow => {
    const siblings = childrenOf(parent?.id ?? null)
    const found = siblings.find((row) => row.name === name)
    if (found !== undefined) return found
    if (siblings.length >= categoryLimits.children) throw new BusinessError('IMPORT_ROW_INVALID', `${parent === null ? '一级分类' : `“${parent.name}”下的分类`}不能超过${categoryLimits.children}个`)
    const made: CategoryRow = { id: nextId++, parentId: parent?.id ?? null, level: (parent?.level ?? 0) + 1, name, categoryGroup: parent === null ? name : '', position: Math.max(0, ...siblings.map(({ position }) => position)) + 1, isHidden: false, minMarginBp: null, mergedInto: null, version: 1 }
    added.push(made)
    return made
  }
  for (const path of paths) {
    let parent: CategoryRow | null = null
    for (const name of path.split('/')) parent = childOf(parent, name)
  }
  if (added.length > 0) await tx.insert(category).values(added)
}

const createBrands = async (tx: Tx, names: readonly string[]): Promise<void> => {
  const known = await brandsNamed(tx, names)
  const missing = names.filter((name) => !known.has(name))
  if (missing.length === 0) return
  const [last] = await tx.select({ position: max(brand.position) }).from(brand)
  const from = last?.position ?? 0
  await tx.insert(brand).values(missing.map((name, at) => ({ name, latinName: latinOf(name), position: from + at + 1 }))).onConflictDoNothing({ target: brand.name, where: isNull(brand.mergedInto) })
}

/** A brand in Latin letters finds itself by them; of another one they are not known. */
const latinOf = (name: string): string => (/^[\x20-\x7e]+$/.test(name) ? name : '')

const createValues = async (tx: Tx, names: readonly string[]): Promise<void> => {
  const pairs = names.map((name) => ({ Name: name.slice(0, name.indexOf('=')), Value: name.slice(name.indexOf('=') + 1) }))
  const isKnown = await currentValues(tx, pairs)
  const missing = [...new Set(pairs.filter((pair) => isKnown(pair).attributeId === null).map(({ Name }) => Name))]
  const [last] = await tx.select({ position: max(attribute.position) }).from(attribute)
  const from = last?.position ?? 0
  if (missing.length > 0) await tx.insert(attribute).values(missing.map((name, at) => ({ name, position: from + at + 1 })))
  const currentOf = await currentValues(tx, pairs)
  const made = pairs.flatMap((pair) => {
    const { attributeId, valueId, Value: value } = currentOf(pair)
    return attributeId === null || valueId !== null ? [] : [{ attributeId, value }]
  })
  if (made.length > 0) await tx.insert(attributeValue).values(made).onConflictDoNothing()
}

/**
 * Makes the names that a table needs and that there are not: 新建缺少的分类和品牌.
 * @throws BusinessError `IMPORT_ROW_INVALID` when a category would have too many children
 */
export const createNames = async (tx: Tx, { categories, brands, attributes }: { readonly categories: readonly string[]; readonly brands: readonly string[]; readonly attributes: readonly string[] }): Promise<void> => {
  await lockNames(tx)
  await createCategories(tx, categories)
  await createBrands(tx, brands)
  await createValues(tx, attributes)
}
