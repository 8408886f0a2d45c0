import { eq } from 'drizzle-orm'
import type { CallInput, RowResult } from '@mall/api/contract'
import { taxRates, taxRateText, type AnyCallKey, type ProductField, type ProductRowResult } from '@mall/api/seller/contract'
import { changeRecord } from '../../platform/actions/change-record.ts'
import type { Opened } from '../../platform/actions/define-actions.ts'
import type { Tx } from '../../platform/db/client.ts'
import { brand } from '../../platform/db/schema/catalogue.ts'
import type { StaffContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { once } from '../../platform/idempotency/once.ts'
import { batch } from '../../platform/records/batch.ts'
import { actions, auditProduct, type Product } from './actions.ts'
import { categoryPath, type Place } from './fields.ts'
import { overtakeDraft } from './overtake-draft.ts'
import { productSearchText, searchTextAfter } from './plain-fields.ts'
import { record } from './records.ts'

/* What is done with several products at once: good rows are written, the others return why not. */

/** Rows count as in the request, and are locked in the order of their codes, so that two requests never wait for one another. */
const inOrderOfCodes = async <Row extends { readonly ProductCode: string }>(tx: Tx, given: readonly Row[], write: (savepoint: Tx, row: Row & { readonly RowNo: number }) => Promise<string>): Promise<RowResult[]> => {
  const rows = given.map((row, at) => ({ ...row, RowNo: at + 1 })).toSorted((one, other) => (one.ProductCode < other.ProductCode ? -1 : 1))
  const results = await batch(tx, rows, write)
  return results.map((result, at) => ({ ...result, RowNo: rows[at]?.RowNo ?? 0 })).toSorted((one, other) => one.RowNo - other.RowNo)
}

/** 上架 or 下架 of several. */
export const shelve = (context: StaffContext, input: CallInput<'POST /api/SellerProduct/Shelve'>): Promise<RowResult[]> =>
  once(context, 'POST /api/SellerProduct/Shelve', input, (tx) => {
    const action = input.Shelf === 'on' ? 'PutOn' : 'TakeOff'
    return inOrderOfCodes(tx, input.Rows, async (savepoint, target) => {
      const opened = await actions.open(savepoint, context, target, action)
      await changeRecord(savepoint, opened.acting.by, record, opened.row, { isOnShelf: input.Shelf === 'on' })
      await auditProduct(savepoint, opened, action, { Shelf: opened.row.isOnShelf ? 'on' : 'off' }, { Shelf: input.Shelf })
      return input.Shelf === 'on' ? '已上架' : '已下架'
    })
  })

/** Another value of a field: its columns, and how both are read. */
interface Change {
  readonly columns: Partial<Pick<Product, 'category1Id' | 'category2Id' | 'category3Id' | 'searchText' | 'taxBp'>>
  readonly before: string
  readonly after: string
}

interface Named {
  readonly ProductCode: string
  readonly Version: number
}

/** A field of several products, each with a value of its own. An open draft of the field gives way. */
const setField = <Row extends Named>(
  context: StaffContext,
  call: AnyCallKey,
  input: { readonly RequestId: string; readonly Rows: readonly Row[] },
  { field, action, changeOf }: { readonly field: ProductField; readonly action: 'SetCategory' | 'SetTaxRate'; readonly changeOf: (opened: Opened<Product>, row: Row) => Promise<Change> | Change },
): Promise<ProductRowResult[]> =>
  once(context, call, input, async (tx) => {
    const versions = new Map<number, number>()
    const results = await inOrderOfCodes(tx, input.Rows, async (savepoint, target) => {
      const opened = await actions.open(savepoint, context, target, 'Edit')
      const { columns, before, after } = await changeOf(opened, target)
      const { version } = await changeRecord(savepoint, opened.acting.by, record, opened.row, columns)
      await overtakeDraft(savepoint, opened, field)
      await auditProduct(savepoint, opened, action, { [field]: before }, { [field]: after })
      versions.set(target.RowNo, version)
      return `已改为 ${after}`
    })
    return results.map((result) => ({ ...result, Version: versions.get(result.RowNo) ?? null }))
  })

const asItIs = (message: string): BusinessError => new BusinessError('PRODUCT_ACTION_NOT_ALLOWED', message)

type Way = readonly [Place, Place, Place]

const namesOf = (way: Way): string[] => way.map(({ name }) => name)

/** Looks each category of a request up once. */
const createWays = () => {
  const known = new Map<number, Way>()
  return async (tx: Tx, id: number): Promise<Way> => {
    const way = known.get(id) ?? (await categoryPath(tx, id))
    known.set(id, way)
    return way
  }
}

/** 改分类 of several: they are found by the names of the new category, and no longer by those of the old one. */
export const setCategory = (context: StaffContext, input: CallInput<'POST /api/SellerProduct/SetCategory'>): Promise<ProductRowResult[]> => {
  const wayOf = createWays()
  return setField(context, 'POST /api/SellerProduct/SetCategory', input, {
    field: 'CategoryId',
    action: 'SetCategory',
    changeOf: async ({ tx, row }, { CategoryId }) => {
      const [before, after] = [await wayOf(tx, row.category3Id), await wayOf(tx, CategoryId)]
      const [first, second, third] = after
      if (third.id === row.category3Id) throw asItIs(`已在分类“${third.name}”`)
      const [made] = await tx.select({ latinName: brand.latinName }).from(brand).where(eq(brand.id, row.brandId))
      const textIn = (way: Way) => productSearchText({ code: row.code, name: row.name, model: row.model, latinName: made?.latinName ?? '', path: namesOf(way), tags: row.tags })
      return {
        columns: { category1Id: first.id, category2Id: second.id, category3Id: third.id, searchText: searchTextAfter(row.searchText, textIn(before), textIn(after)) },
        before: namesOf(before).join(' / '),
        after: namesOf(after).join(' / '),
      }
    },
  })
}

/** 改税率 of several. */
export const setTaxRate = (context: StaffContext, input: CallInput<'POST /api/SellerProduct/SetTaxRate'>): Promise<ProductRowResult[]> =>
  setField(context, 'POST /api/SellerProduct/SetTaxRate', input, {
    field: 'TaxRate',
    action: 'SetTaxRate',
    changeOf: ({ row }, { TaxRate }) => {
      if (!taxRates.some((rate) => rate === TaxRate)) throw new BusinessError('PRODUCT_FIELDS_INVALID', '没有这个税率')
      const taxBp = Math.round(TaxRate * 10_000)
      if (taxBp === row.taxBp) throw asItIs(`税率已是 ${taxRateText(TaxRate)}`)
      return { columns: { taxBp }, before: taxRateText(row.taxBp / 10_000), after: taxRateText(TaxRate) }
    },
  })
