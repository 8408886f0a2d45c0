import { and, count, eq, isNull, or, sql } from 'drizzle-orm'
import type { CallInput } from '@mall/api/contract'
import type { CategoryMerge, SellerCategory } from '@mall/api/seller/contract'
import type { Db, Tx } from '../../platform/db/client.ts'
import { approvalFlow, type FlowContent } from '../../platform/db/schema/approval.ts'
import { catalogueCategory, product } from '../../platform/db/schema/catalogue.ts'
import { orderLine } from '../../platform/db/schema/order.ts'
import { reportLine } from '../../platform/db/schema/report.ts'
import type { StaffContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { changeRecord } from '../../platform/actions/change-record.ts'
import { versionConflict } from '../../platform/records/version.ts'
import { actions, audit, besideIn, followTree } from './actions.ts'
import { categoryNotFound, oneCategory, record, type Category } from './records.ts'

const columnOf = { 1: product.category1Id, 2: product.category2Id, 3: product.category3Id } as const

const productsIn = async (db: Db, { id, level }: Pick<Category, 'id' | 'level'>): Promise<number> => {
  const [found] = await db.select({ products: count() }).from(product).where(eq(columnOf[level as 1 | 2 | 3], id))
  return found?.products ?? 0
}

const names = (id: number) => or(...[approvalFlow.content, approvalFlow.draft].map((column) => sql`jsonb_path_exists(${column}, '$.rules[*].categoryIds[*] ? (@ == $id)', ${JSON.stringify({ id })}::jsonb)`))

/**
 * The category that another one becomes: of its level, and not itself.
 * @throws BusinessError `CATEGORY_NOT_FOUND`, `CATEGORY_MERGE_INVALID`
 */
const targetOf = async (db: Db, row: Category, intoId: number): Promise<Category> => {
  const [into] = await db.select().from(record).where(and(eq(record.id, intoId), isNull(record.mergedInto)))
  if (into === undefined) throw categoryNotFound()
  if (into.id === row.id || into.level !== row.level) throw new BusinessError('CATEGORY_MERGE_INVALID', '只能合并到同一级的另一个分类')
  return into
}

/** What becomes of a category that is merged, for the question before it. */
export const mergePlan = async (db: Db, { CategoryId, IntoId }: CallInput<'POST /api/SellerCategory/MergePlan'>): Promise<CategoryMerge> => {
  const [row] = await db.select().from(record).where(and(eq(record.id, CategoryId), isNull(record.mergedInto)))
  if (row === undefined) throw categoryNotFound()
  await targetOf(db, row, IntoId)
  return { Products: await productsIn(db, row), Children: await db.$count(record, and(eq(record.parentId, row.id), isNull(record.mergedInto))), Flows: await db.$count(approvalFlow, names(row.id)), Catalogues: await db.$count(catalogueCategory, eq(catalogueCategory.categoryId, row.id)) }
}

const renamedIn = (content: FlowContent | null, from: number, to: number): FlowContent | null =>
  content && { ...content, rules: content.rules.map((rule) => ({ ...rule, categoryIds: [...new Set(rule.categoryIds.map((id) => (id === from ? to : id)))] })) }

/** Flows that name the one name the other, in what is published and in drafts: what they mean stays. */
const renameInFlows = async (tx: Tx, from: number, to: number): Promise<void> => {
  for (const { id, content, draft } of await tx.select({ id: approvalFlow.id, content: approvalFlow.content, draft: approvalFlow.draft }).from(approvalFlow).where(names(from)).orderBy(approvalFlow.id).for('update')) {
    await tx.update(approvalFlow).set({ content: renamedIn(content, from, to), draft: renamedIn(draft, from, to) }).where(eq(approvalFlow.id, id))
  }
}

/** Catalogues of customers that name the one name the other. */
const renameInCatalogues = (tx: Tx, from: number, to: number): Promise<unknown> =>
  tx.execute(sql`
    with gone as (delete from ${catalogueCategory} where category_id = ${from} returning enterprise_id)
    insert into ${catalogueCategory} (enterprise_id, category_id) select enterprise_id, ${to}::int from gone on conflict do nothing`)

/** Products, their past and what names the one become the other’s. Children of the same name are merged, the others go with it. */
const mergeInto = async (tx: Tx, row: Category, into: Category): Promise<void> => {
  const there = await besideIn(tx, into.id, 0)
  let last = there.at(-1)?.position ?? 0
  for (const child of await besideIn(tx, row.id, 0)) {
    const twin = there.find(({ name }) => name === child.name)
    if (twin !== undefined) await mergeInto(tx, child, twin)
    else {
      await tx.update(record).set({ parentId: into.id, position: ++last }).where(eq(record.id, child.id))
      await followTree(tx, { ...child, parentId: into.id })
    }
  }
  if (row.level === 3) {
    await tx.update(product).set({ category3Id: into.id }).where(eq(product.category3Id, row.id))
    await followTree(tx, into)
    await tx.update(orderLine).set({ categoryId: into.id }).where(eq(orderLine.categoryId, row.id))
    await tx.update(reportLine).set({ categoryId: into.id }).where(eq(reportLine.categoryId, row.id))
  }
  await renameInFlows(tx, row.id, into.id)
  await renameInCatalogues(tx, row.id, into.id)
  // What was merged into the one before is the other's now: an address leads there in one step.
  await tx.update(record).set({ mergedInto: into.id }).where(or(eq(record.id, row.id), eq(record.mergedInto, row.id)))
}

/**
 * Merges a category into another one, for good.
 * @throws BusinessError `CATEGORY_NOT_FOUND`, `CATEGORY_MERGE_INVALID`, `VERSION_CONFLICT` also where there are other products than the user has seen
 */
export const mergeCategory = (context: StaffContext, input: CallInput<'POST /api/SellerCategory/Merge'>): Promise<SellerCategory> =>
  actions.act(context, 'POST /api/SellerCategory/Merge', input, 'Merge', async ({ tx, row, acting }) => {
    const into = await targetOf(tx, row, input.IntoId)
    if ((await productsIn(tx, row)) !== input.Products) throw versionConflict()
    await changeRecord(tx, acting.by, record, row, {})
    await mergeInto(tx, row, into)
    await audit(tx, context, 'Merge', row.id, { Name: row.name, Products: input.Products }, { Into: into.name, IntoId: into.id })
    return oneCategory(tx, context.caller, into.id)
  })
