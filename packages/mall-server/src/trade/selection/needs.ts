import { asc, eq } from 'drizzle-orm'
import type { CallInput } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import { category } from '../../platform/db/schema/catalogue.ts'
import { selectionNeed } from '../../platform/db/schema/selection.ts'

export type SelectRequest = CallInput<'POST /api/Product/Select'>

/** What has to be bought for an occasion with so many people. */
export interface Wanted {
  readonly id: number
  readonly name: string
  readonly isNecessary: boolean
  /** Categories of the third level whose products fill it. */
  readonly categoryIds: readonly number[]
  /** How many are counted by `unit`. */
  readonly pieces: number
  /** Null: the unit that a product is sold by, whatever it is. */
  readonly unit: string | null
  /** Where the number comes from: 每人2支. */
  readonly rule: string
}

type CategoryRow = Pick<typeof category.$inferSelect, 'id' | 'parentId' | 'level' | 'name'>

/** The third level below these categories, themselves included. */
const leavesOf = (rows: readonly CategoryRow[], isChosen: (row: CategoryRow) => boolean): number[] => {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const isWithin = (row: CategoryRow): boolean => {
    const parent = row.parentId === null ? undefined : byId.get(row.parentId)
    return isChosen(row) || (parent !== undefined && isWithin(parent))
  }
  return rows.filter((row) => row.level === 3 && isWithin(row)).map(({ id }) => id)
}

/** 自定义: one piece of each chosen category for everybody. */
const customNeeds = (rows: readonly CategoryRow[], chosen: ReadonlySet<number>, people: number): Wanted[] =>
  rows
    .filter(({ id }) => chosen.has(id))
    .map(({ id, name }) => ({
      id, name, isNecessary: true, categoryIds: leavesOf(rows, (row) => row.id === id), pieces: people, unit: null, rule: '每人1件',
    }))

/** What the request asks for, in the order of its list. */
export const needsOf = async (db: Db, { Scene, People, CategoryIds = [] }: SelectRequest): Promise<Wanted[]> => {
  const rows = await db
    .select({ id: category.id, parentId: category.parentId, level: category.level, name: category.name })
    .from(category)
    .orderBy(asc(category.level), asc(category.position), asc(category.id))
  const chosen = new Set(CategoryIds)
  if (Scene === '自定义') return customNeeds(rows, chosen, People)
  const listed = await db.select().from(selectionNeed).where(eq(selectionNeed.scene, Scene)).orderBy(asc(selectionNeed.position), asc(selectionNeed.id))
  const allowed = chosen.size === 0 ? null : new Set(leavesOf(rows, ({ id }) => chosen.has(id)))
  const needs = listed.flatMap(({ id, name, kinds, quantity, perPeople, unit, isNecessary }): Wanted[] => {
    const names = new Set(kinds)
    const all = leavesOf(rows, (row) => names.has(row.name))
    const categoryIds = allowed === null ? all : all.filter((leaf) => allowed.has(leaf))
    if (allowed !== null && categoryIds.length === 0) return []
    const pieces = perPeople === null ? quantity : Math.ceil(People / perPeople) * quantity
    const rule = perPeople === null ? `共备${quantity}${unit}` : `每${perPeople === 1 ? '' : perPeople}人${quantity}${unit}`
    return [{ id, name, isNecessary, categoryIds, pieces, unit, rule }]
  })
  // When only categories of extras are chosen, these are not optional.
  return needs.some(({ isNecessary }) => isNecessary) ? needs : needs.map((need) => ({ ...need, isNecessary: true }))
}
