import { eq } from 'drizzle-orm'
import type { CallInput } from '@mall/api/contract'
import { isSameValue, productProblems, tidyFields, type ProductField, type ProductFields, type SellerProductDetail } from '@mall/api/seller/contract'
import { showPhotos } from '../../catalogue/pictures/show-photos.ts'
import { changeRecord, deleteRecord } from '../../platform/actions/change-record.ts'
import type { Opened } from '../../platform/actions/define-actions.ts'
import type { Tx } from '../../platform/db/client.ts'
import { productDraft } from '../../platform/db/schema/product-draft.ts'
import type { StaffCaller, StaffContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { versionConflict } from '../../platform/records/version.ts'
import { actions, auditProduct, type Product } from './actions.ts'
import { currentValues, renamedPairs } from './attribute-names.ts'
import { brandsNamed } from './brand-names.ts'
import { changedFields, closedFields, columnsOf, fieldsOf, problemText, summaryOf } from './fields.ts'
import { detailProduct, record } from './records.ts'

type Draft = typeof productDraft.$inferSelect

const namesIn = (values: Partial<ProductFields>): ProductField[] => Object.keys(values) as ProductField[]

/** The draft of a product, in the version that its editor saw; null for none. The product is locked, and with it its draft. */
const draftAt = async (tx: Tx, productId: number, version: number): Promise<Draft | null> => {
  const [draft = null] = await tx.select().from(productDraft).where(eq(productDraft.productId, productId))
  if ((draft?.version ?? 0) !== version) throw versionConflict()
  return draft
}

/** What of a draft a caller may change, and what they may not: that stays whatever they do. */
const partsFor = (caller: StaffCaller, draft: Draft | null): { readonly own: Partial<ProductFields>; readonly others: Partial<ProductFields> } => {
  const closed: readonly string[] = closedFields(caller)
  const part = (isClosed: boolean): Partial<ProductFields> => Object.fromEntries(Object.entries(draft?.values ?? {}).filter(([name]) => closed.includes(name) === isClosed))
  return { own: part(false), others: part(true) }
}

/** Keeps these values as the draft of a product; without any there is none. */
const keepDraft = async (tx: Tx, context: StaffContext, { row, acting }: Opened<Product>, draft: Draft | null, values: Partial<ProductFields>): Promise<void> => {
  const isEmpty = namesIn(values).length === 0
  if (draft === null) {
    if (!isEmpty) await tx.insert(productDraft).values({ productId: row.id, values, staffId: context.caller.staffId, changedAt: acting.origin.now })
  } else if (isEmpty) await deleteRecord(tx, acting.by, productDraft, draft)
  else await changeRecord(tx, acting.by, productDraft, draft, { values, overtaken: [], staffId: context.caller.staffId, changedAt: acting.origin.now })
}

/** What a draft has become, by field: whoever reads the log sees of it what they may see. */
const auditDraft = async (opened: Opened<Product>, action: 'SaveDraft' | 'DiscardDraft', before: Partial<ProductFields>, after: Partial<ProductFields>): Promise<void> => {
  const { tx, row } = opened
  const published = await fieldsOf(tx, row)
  const [from, to] = [{ ...published, ...before }, { ...published, ...after }]
  const changed = changedFields(from, to)
  await auditProduct(tx, opened, action, await summaryOf(tx, from, changed), await summaryOf(tx, to, changed))
}

/** The values with the names that their brand and attributes have now: their editor may have read former ones. */
const withCurrentNames = async <Values extends Pick<Partial<{ [Field in ProductField]: ProductFields[Field] | undefined }>, 'Brand' | 'Attributes'>>(tx: Tx, values: Values): Promise<Values> => ({
  ...values,
  ...(values.Brand === undefined ? {} : { Brand: (await brandsNamed(tx, [values.Brand])).get(values.Brand)?.name ?? values.Brand }),
  ...(values.Attributes === undefined ? {} : { Attributes: renamedPairs(values.Attributes, await currentValues(tx, values.Attributes)) }),
})

/**
 * Marks the photos that a description shows as shown: they stay for good, as those of the product do.
 * @throws BusinessError `PICTURES_UNKNOWN`
 */
const showDescribed = async (tx: Tx, description: string, now: Date): Promise<void> => {
  const hashes = new Set([...description.matchAll(/\/pictures\/photo\/([0-9a-f]{32})\//g)].flatMap(([, hash]) => hash ?? []))
  if (hashes.size === 0) return
  const kept = await showPhotos(tx, [...hashes], now)
  if (kept.size < hashes.size) throw new BusinessError('PICTURES_UNKNOWN', '说明里有图片已失效，请重新上传')
}

export const saveDraft = (context: StaffContext, input: CallInput<'POST /api/SellerProduct/SaveDraft'>): Promise<SellerProductDetail> =>
  actions.act(context, 'POST /api/SellerProduct/SaveDraft', input, 'Edit', async (opened) => {
    const { tx, row } = opened
    const { caller } = context
    const closed = new Set<string>(closedFields(caller))
    if (Object.keys(input.Values).some((name) => closed.has(name))) throw new BusinessError('PRODUCT_ACTION_NOT_ALLOWED', '您不能修改成本和底价')
    const draft = await draftAt(tx, row.id, input.DraftVersion)
    const published = await fieldsOf(tx, row)
    const given = Object.fromEntries(Object.entries(await withCurrentNames(tx, tidyFields(input.Values))).filter(([name, value]) => value !== undefined && !isSameValue(value, published[name as ProductField])))
    const values = { ...given, ...partsFor(caller, draft).others }
    if (typeof given.Description === 'string') await showDescribed(tx, given.Description, opened.acting.origin.now)
    await keepDraft(tx, context, opened, draft, values)
    await auditDraft(opened, 'SaveDraft', draft?.values ?? {}, values)
    return detailProduct(tx, caller, row.code)
  })

export const discardDraft = (context: StaffContext, input: CallInput<'POST /api/SellerProduct/DiscardDraft'>): Promise<SellerProductDetail> =>
  actions.act(context, 'POST /api/SellerProduct/DiscardDraft', input, 'Edit', async (opened) => {
    const { tx, row, acting } = opened
    const draft = await draftAt(tx, row.id, input.DraftVersion)
    if (draft === null) throw new BusinessError('PRODUCT_DRAFT_MISSING', '没有要撤回的改动')
    const values = partsFor(context.caller, draft).others
    await keepDraft(tx, context, opened, draft, values)
    // A version more: a draft that begins now is not taken for this one.
    await changeRecord(tx, acting.by, record, row, {})
    await auditDraft(opened, 'DiscardDraft', draft.values, values)
    return detailProduct(tx, context.caller, row.code)
  })

export const publish = (context: StaffContext, input: CallInput<'POST /api/SellerProduct/Publish'>): Promise<SellerProductDetail> =>
  actions.act(context, 'POST /api/SellerProduct/Publish', input, 'Edit', async (opened) => {
    const { tx, row, acting } = opened
    const { caller } = context
    const draft = await draftAt(tx, row.id, input.DraftVersion)
    const before = await fieldsOf(tx, row)
    const { own, others } = partsFor(caller, draft)
    const after = { ...before, ...own }
    const changed = changedFields(before, after)
    const putsOn = input.PutOn && !row.isOnShelf
    if (changed.length === 0 && !putsOn) throw new BusinessError('PRODUCT_DRAFT_MISSING', '没有要发布的改动')
    const [problem] = productProblems(after)
    if (problem !== undefined) throw new BusinessError('PRODUCT_FIELDS_INVALID', problemText(problem))
    const columns = await columnsOf(tx, changed, after, { code: row.code, published: before, searchText: row.searchText })
    await changeRecord(tx, acting.by, record, row, { ...columns, ...(putsOn ? { isOnShelf: true } : {}) })
    if (draft !== null) await keepDraft(tx, context, opened, draft, others)
    const shelf = (isOn: boolean) => (putsOn ? { Shelf: isOn ? 'on' : 'off' } : {})
    await auditProduct(tx, opened, 'Publish', { ...(await summaryOf(tx, before, changed)), ...shelf(false) }, { ...(await summaryOf(tx, after, changed)), ...shelf(true) })
    return detailProduct(tx, caller, row.code)
  })
