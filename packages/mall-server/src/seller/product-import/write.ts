import { asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { productImportStatus, productImportUndoDays, productProblems } from '@mall/api/seller/contract'
import { defaultAreaCode } from '../../catalogue/assortment/stock-areas.ts'
import { changeRecord } from '../../platform/actions/change-record.ts'
import { actingByItself, permitting, type Permit } from '../../platform/actions/permit.ts'
import { writeAudit, type Origin } from '../../platform/audit/audit-log.ts'
import { shortenedText } from '../../platform/cut-text.ts'
import type { Tx } from '../../platform/db/client.ts'
import { isDatabaseBusy } from '../../platform/db/failures.ts'
import { plainPicture, product, type ProductPhoto } from '../../platform/db/schema/catalogue.ts'
import { staff } from '../../platform/db/schema/staff.ts'
import type { FieldChange, RowOutcome } from '../../platform/db/schema/product-import.ts'
import type { AuditSummary } from '../../platform/db/schema/writes.ts'
import type { Deps } from '../../platform/deps.ts'
import { BusinessError, CallError } from '../../platform/http/errors.ts'
import { addDays } from '../../platform/time.ts'
import { adjustStock, stockProducts } from '../../trade/order/lifecycle/stock.ts'
import { overtakeDraft } from '../product/overtake-draft.ts'
import { moveImport } from './moves.ts'
import { currentChanges, type NamedIds } from './names.ts'
import { showPhotos } from './photos.ts'
import { areaOf, blankProduct, fieldTitle, isImportedField, isSame, picturesField, shelfField, statesAround, valueIn, withChanges, type ProductState } from './plan.ts'
import { changedColumns, columnsOf, NameMissing, namesOfStates, productsByCode, type FoundProduct } from './products.ts'
import { ofImport, record, row, type ImportRecord, type ImportRow } from './records.ts'

/** Rows that are written in one transaction, and between two turns of others. */
export const rowsOfWriting = 50

/** What came of a row. */
export interface Result {
  readonly rowNo: number
  readonly outcome: RowOutcome
  readonly message: string
  /** Version of the product after it was written; null: it was not. */
  readonly version: number | null
  /** What was written, where that is less than the trial said: somebody had made the rest so meanwhile. */
  readonly changes?: readonly FieldChange[]
}

const { running, undoing } = productImportStatus

/** An import that is being written or undone may change products: whoever began it was allowed to. */
export const permitOf: (one: ImportRecord) => Permit = (one) =>
  permitting<null, ImportRecord, 'Write'>(
    (_, { status }) => ([running, undoing].some((working) => working === status) ? ['Write'] : []),
    () => new BusinessError('PRODUCT_IMPORT_ACTION_NOT_ALLOWED', '导入已停止'),
  )(null, one, 'Write')

/** In the audit log stands who imports. */
export const originOfImport = ({ staffId }: ImportRecord, now: Date): Origin => ({ userId: null, staffId, enterpriseId: null, ip: '', requestId: '', now })

/** A change as the history of a product reads it. */
const entryOf = ({ field, ...change }: FieldChange, side: 'before' | 'after'): [name: string, text: string] => {
  if (field === shelfField) return ['Shelf', change[side] === true ? 'on' : 'off']
  if (field === picturesField) return ['Pictures', (change[side] as readonly ProductPhoto[]).map(({ hash, alt }) => (alt === '' ? hash : `${hash} ${alt}`)).join('\n')]
  const area = areaOf(field)
  if (area !== undefined) return [area === defaultAreaCode ? 'Stock' : fieldTitle(field), String(change[side])]
  return [field, shortenedText(side === 'before' ? change.shownBefore : change.shownAfter, 200)]
}

const summaryOf = (changes: readonly FieldChange[], side: 'before' | 'after'): AuditSummary => Object.fromEntries(changes.map((change) => entryOf(change, side)))

/** Records what an import did to a product. */
export const auditRow = (tx: Tx, origin: Origin, code: string, action: 'Import' | 'UndoImport', changes: readonly FieldChange[], isNew: boolean): Promise<void> =>
  writeAudit(tx, origin, { action: `SellerProduct.${action}`, entity: 'product', entityId: code, before: isNew ? null : summaryOf(changes, 'before'), after: summaryOf(changes, 'after') })

/** Keeps what came of rows. */
export const keepResults = (tx: Tx, importId: number, results: readonly Result[]) =>
  tx.execute(sql`update ${row} set outcome = one.outcome, message = one.message, written_version = one.version, changes = coalesce(one.changes, ${row.changes})
    from json_to_recordset(${JSON.stringify(results)}::json) as one("rowNo" int, outcome text, message text, version int, changes jsonb)
    where ${row.importId} = ${importId} and ${row.rowNo} = one."rowNo"`)

/** A row in a savepoint of its own: one that cannot be written says why and holds up no other. */
export const inSavepoint = async (tx: Tx, { log }: Pick<Deps, 'log'>, one: ImportRow, refused: RowOutcome, work: (savepoint: Tx) => Promise<Omit<Result, 'rowNo'>>): Promise<Result> => {
  try {
    return { rowNo: one.rowNo, ...(await tx.transaction(work)) }
  } catch (error) {
    // Then the batch is made again.
    if (isDatabaseBusy(error)) throw error
    if (error instanceof CallError) return { rowNo: one.rowNo, outcome: refused, message: error.message, version: one.writtenVersion }
    log.error('a row of an import cannot be written', { importId: one.importId, rowNo: one.rowNo, error: error instanceof Error ? error.name : 'not an Error' })
    return { rowNo: one.rowNo, outcome: refused, message: '这一行未能写入，请稍后单独导入', version: one.writtenVersion }
  }
}

const failedWith = (message: string): Omit<Result, 'rowNo'> => ({ outcome: 'failed', message, version: null })

interface Part {
  readonly deps: Deps
  readonly one: ImportRecord
  readonly names: NamedIds
  /** Who imports: what an open draft says of a field that gave way. */
  readonly operator: string
  readonly now: Date
}

/** What an import writes of a product that is there: fields that hold what the trial saw. */
const changeProduct = async (tx: Tx, { one, names, operator, now }: Part, { code, changes }: ImportRow, found: FoundProduct): Promise<Omit<Result, 'rowNo'>> => {
  const open = changes.filter(({ field, after }) => !isSame(valueIn(found.state, field), after))
  const stale = open.filter(({ field, before }) => areaOf(field) === undefined && !isSame(valueIn(found.state, field), before))
  if (stale.length > 0) return failedWith(`试过之后有人改了${stale.map(({ field }) => fieldTitle(field)).join('、')}，请重新导入这一行`)
  // Each field is as the trial saw it, but others may have changed beside them: a packing that says something else than the units of this row.
  const state = withChanges(found.state, open)
  const [problem] = productProblems(state.fields)
  if (problem !== undefined) return failedWith(`试过之后有人改了这个商品：${problem.Message}，请重新导入这一行`)
  // What is not written is not undone.
  const less = open.length < changes.length ? { changes: open } : {}
  if (open.length === 0) return { outcome: 'written', message: '', version: found.row.version, ...less }
  const columns = changedColumns(found.row, columnsOf(code, found.state, names), columnsOf(code, state, names))
  await showPhotos(tx, open, now)
  const written = await changeRecord(tx, permitOf(one), product, found.row, columns)
  for (const { field, before, after } of open) {
    const areaCode = areaOf(field)
    // As in the list: by the difference to what was seen, so that what was ordered meanwhile stays ordered.
    if (areaCode !== undefined) await adjustStock(tx, { staffId: one.staffId, reason: 'import' }, { productId: found.row.id, areaCode, change: Number(after) - Number(before) }, now)
  }
  for (const { field } of open) if (isImportedField(field)) await overtakeDraft(tx, { row: found.row, acting: { by: permitOf(one), operator, origin: originOfImport(one, now) } }, field)
  await auditRow(tx, originOfImport(one, now), code, 'Import', open, false)
  return { outcome: 'written', message: '', version: written.version, ...less }
}

const stateOfNew = ({ changes }: ImportRow): ProductState => withChanges(blankProduct, changes)

/** Makes the products of rows, all at once. */
const createProducts = async (tx: Tx, { one, names, now }: Part, rows: readonly ImportRow[]): Promise<Result[]> => {
  if (rows.length === 0) return []
  await showPhotos(tx, rows.flatMap(({ changes }) => changes), now)
  const made = await tx
    .insert(product)
    .values(rows.map((each) => ({ ...columnsOf(each.code, stateOfNew(each), names), code: each.code, picture: plainPicture, salesCount: 0, createdAt: now })))
    .returning({ id: product.id, code: product.code })
  const ids = new Map(made.map(({ id, code }) => [code, id]))
  const stocks = rows.flatMap(({ code, changes }) => changes.flatMap(({ field, after }) => (areaOf(field) === undefined ? [] : [{ productId: ids.get(code) ?? 0, areaCode: areaOf(field) ?? '', change: Number(after) }])))
  await stockProducts(tx, { staffId: one.staffId, reason: 'import' }, stocks, now)
  for (const { code, changes } of rows) await auditRow(tx, originOfImport(one, now), code, 'Import', changes, true)
  return rows.map(({ rowNo }) => ({ rowNo, outcome: 'written', message: '', version: 1 }))
}

/** Makes them one after the other when they cannot be made together. */
const createEach = async (tx: Tx, part: Part, rows: readonly ImportRow[]): Promise<Result[]> => {
  try {
    return await tx.transaction((savepoint) => createProducts(savepoint, part, rows))
  } catch (error) {
    if (isDatabaseBusy(error)) throw error
    const results: Result[] = []
    for (const each of rows) results.push(await inSavepoint(tx, part.deps, each, 'failed', async (savepoint) => (await createProducts(savepoint, part, [each]))[0] ?? failedWith('')))
    return results
  }
}

/** The names that a row needs and that still are not there. */
const lackOf = ({ code }: ImportRow, state: ProductState, names: NamedIds): string | null => {
  try {
    columnsOf(code, state, names)
    return null
  } catch (error) {
    if (error instanceof NameMissing) return error.message
    throw error
  }
}

const writeRows = async (tx: Tx, part: Omit<Part, 'names'>, rows: readonly ImportRow[]): Promise<Result[]> => {
  const products = await productsByCode(tx, rows.map(({ code }) => code), { locks: true })
  const names = await namesOfStates(tx, rows.flatMap(({ code, changes }) => statesAround(products.get(code)?.state ?? blankProduct, changes)))
  const wanted = rows.map((sent) => {
    const [each, found] = [{ ...sent, changes: currentChanges(sent.changes, names) }, products.get(sent.code)]
    return { each, found, state: withChanges(found?.state ?? blankProduct, each.changes) }
  })
  const whole = { ...part, names }
  const results: Result[] = []
  const made: ImportRow[] = []
  for (const { each, found, state } of wanted) {
    const refuse = (message: string) => results.push({ rowNo: each.rowNo, ...failedWith(message) })
    const lack = lackOf(each, state, names)
    if (lack !== null) refuse(`没有${lack}`)
    else if (each.verdict === 'new' && found !== undefined) refuse('试过之后有人建了这个编码的商品，请重新导入这一行')
    else if (each.verdict === 'new') made.push(each)
    else if (found === undefined) refuse('商品已不存在，请重新导入这一行')
    else results.push(await inSavepoint(tx, part.deps, each, 'failed', (savepoint) => changeProduct(savepoint, whole, each, found)))
  }
  return [...results, ...(await createEach(tx, whole, made))]
}

const nameOf = async (tx: Tx, staffId: number): Promise<string> => (await tx.select({ name: staff.name }).from(staff).where(eq(staff.id, staffId)))[0]?.name ?? ''

/** Until when what is written now can be undone. */
export const undoUntilOf = (now: Date): Date => addDays(now, productImportUndoDays)

/** Writes the next rows of an import. What was written is known by its row, so that a batch that broke off is made again, and no row twice. */
export const writeNext = async (tx: Tx, deps: Deps, one: ImportRecord, now: Date): Promise<void> => {
  const rows = await tx.select().from(row).where(ofImport(one.id, inArray(row.verdict, ['new', 'changed']), isNull(row.outcome))).orderBy(asc(row.rowNo)).limit(rowsOfWriting)
  if (rows.length === 0) {
    await moveImport(tx, one, 'Finish', { ...actingByItself(now), changes: { undoUntil: undoUntilOf(now) } })
    return
  }
  const results = await writeRows(tx, { deps, one, operator: await nameOf(tx, one.staffId), now }, rows)
  await keepResults(tx, one.id, results)
  const written = results.filter(({ version }) => version !== null).length
  await tx
    .update(record)
    .set({ progress: one.progress + rows.length, writtenRows: one.writtenRows + written, failedRows: one.failedRows + rows.length - written })
    .where(eq(record.id, one.id))
}
