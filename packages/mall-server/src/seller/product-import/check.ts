import { asc, eq, sql } from 'drizzle-orm'
import { actingByItself } from '../../platform/actions/permit.ts'
import { queryRows, type Tx } from '../../platform/db/client.ts'
import type { MissingNames, RowVerdict } from '../../platform/db/schema/product-import.ts'
import { readCells } from '../../platform/imports/columns.ts'
import { renamedPairs } from '../product/attribute-names.ts'
import { productColumns, type ProductRowValues } from './columns.ts'
import { moveImport } from './moves.ts'
import { knownOf, namesOf, type NamedIds } from './names.ts'
import { photosOf } from './photos.ts'
import { placedCells } from './placed-cells.ts'
import { planOf, type RowPlan } from './plan.ts'
import { productsByCode } from './products.ts'
import { isRepetition, ofImport, record, row, type ImportRecord, type ImportRow } from './records.ts'

/** Rows that are tried in one transaction, and between two turns of others. */
const rowsOfTrial = 200

/** The most names of a kind that are listed, and made. */
const namesListed = 500

interface Tried extends RowPlan {
  readonly rowNo: number
  readonly verdict: RowVerdict
}

const verdictOf = ({ faults, changes }: Pick<RowPlan, 'faults' | 'changes'>, isNew: boolean): RowVerdict => (faults.length > 0 ? 'wrong' : isNew ? 'new' : changes.length > 0 ? 'changed' : 'unchanged')

/** A row with the names that its brand and attributes have now: the table may have former ones. */
const withCurrentNames = (values: ProductRowValues, { brands, currentOf }: NamedIds): ProductRowValues => ({
  ...values,
  brand: values.brand === null ? null : (brands.get(values.brand)?.name ?? values.brand),
  attributes: values.attributes === null ? null : renamedPairs(values.attributes, currentOf),
})

/** What these rows do to which product. */
export const tryRows = async (tx: Tx, { id: importId, columns }: Pick<ImportRecord, 'id' | 'columns'>, rows: readonly ImportRow[]): Promise<Tried[]> => {
  const photos = await photosOf(tx, importId, rows.map(({ code }) => code))
  const read = rows.map((one) => ({ one, ...readCells(productColumns, placedCells(columns, one.cells)) }))
  const products = await productsByCode(tx, rows.map(({ code }) => code))
  const states = [...products.values()].map(({ state }) => state)
  const values = read.flatMap((each) => each.values ?? [])
  const names = await namesOf(
    tx,
    [...values.flatMap(({ brand }) => brand ?? []), ...states.map(({ fields }) => fields.Brand)],
    [...values.flatMap(({ attributes }) => attributes ?? []), ...states.flatMap(({ fields }) => fields.Attributes)],
  )
  const known = knownOf(names)
  return read.map(({ one, values: read, problems }) => {
    const found = products.get(one.code)
    // What the table says twice was found when it was read.
    const own = [...one.faults.filter(({ message }) => isRepetition(message)), ...problems.map(({ column, message }) => ({ key: column, message }))]
    const plan = read === null || own.length > 0 ? { faults: own, changes: [], needs: [] } : planOf(found?.state ?? null, withCurrentNames(read, names), known, photos.get(one.code))
    return { rowNo: one.rowNo, verdict: verdictOf(plan, found === undefined), ...plan }
  })
}

export const keepTried = (tx: Tx, importId: number, tried: readonly Tried[]) =>
  tx.execute(sql`update ${row} set verdict = one.verdict, faults = one.faults, changes = one.changes, needs = one.needs
    from (
      select "rowNo" as row_no, verdict, faults, changes, array(select jsonb_array_elements_text(needs)) as needs
      from jsonb_to_recordset(${JSON.stringify(tried)}::jsonb) as tried("rowNo" int, verdict text, faults jsonb, changes jsonb, needs jsonb)
    ) one
    where ${row.importId} = ${importId} and ${row.rowNo} = one.row_no`)

export const missingOf = async (tx: Tx, importId: number): Promise<{ missing: MissingNames; needsNames: number }> => {
  const names = await queryRows<{ name: string }>(tx, sql`select distinct unnest(${row.needs}) as name from ${row} where ${row.importId} = ${importId} order by 1`)
  const of = (kind: string): string[] => names.flatMap(({ name }) => (name.startsWith(`${kind}:`) ? [name.slice(kind.length + 1)] : [])).slice(0, namesListed)
  const needsNames = await tx.$count(row, ofImport(importId, sql`cardinality(${row.needs}) > 0`))
  return { missing: { categories: of('category'), brands: of('brand'), attributes: of('attribute') }, needsNames }
}

const countOf = (tried: readonly Tried[], verdict: RowVerdict): number => tried.filter((one) => one.verdict === verdict).length

/** Tries the next rows of an import: what each would do to which product. Nothing but the rows themselves is written. */
export const tryNext = async (tx: Tx, one: ImportRecord, now: Date): Promise<void> => {
  const rows = await tx.select().from(row).where(ofImport(one.id, eq(row.verdict, 'waiting'))).orderBy(asc(row.rowNo)).limit(rowsOfTrial)
  if (rows.length === 0) {
    await moveImport(tx, one, 'Check', { ...actingByItself(now), changes: await missingOf(tx, one.id) })
    return
  }
  const tried = await tryRows(tx, one, rows)
  await keepTried(tx, one.id, tried)
  await tx
    .update(record)
    .set({
      progress: one.progress + tried.length,
      newRows: one.newRows + countOf(tried, 'new'),
      changedRows: one.changedRows + countOf(tried, 'changed'),
      unchangedRows: one.unchangedRows + countOf(tried, 'unchanged'),
      wrongRows: one.wrongRows + countOf(tried, 'wrong'),
    })
    .where(eq(record.id, one.id))
}
