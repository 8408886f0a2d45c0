import { and, count, eq, inArray, sql } from 'drizzle-orm'
import { photoHashOf, picturesLimit, type CallInput } from '@mall/api/contract'
import { productImportStatus, type ProductImportDetail } from '@mall/api/seller/contract'
import { originOf, writeAudit } from '../../platform/audit/audit-log.ts'
import type { Tx } from '../../platform/db/client.ts'
import { photo } from '../../platform/db/schema/photo.ts'
import { productImportPicture as picture } from '../../platform/db/schema/product-import.ts'
import type { StaffContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { once } from '../../platform/idempotency/once.ts'
import { atVersion } from '../../platform/records/version.ts'
import { keepTried, missingOf, tryRows } from './check.ts'
import { importDetail } from './detail.ts'
import { importNotFound, ofImport, record, row } from './records.ts'

/** The most pictures of one import. */
const picturesOfImport = 20_000

/** The product that a picture is of, and which one of its pictures it is: `code.jpg`, `code-2.jpg`; null for another name. */
export const placeOf = (name: string): { readonly code: string; readonly place: number } | null => {
  const [, code, place] = /^(?:.*[/\\])?(\d{1,20})(?:[-_](\d{1,2}))?\.[a-z]{3,5}$/i.exec(name.trim()) ?? []
  const at = place === undefined ? 1 : Number(place)
  return code === undefined || at < 1 ? null : { code, place: at }
}

type Given = CallInput<'POST /api/SellerProductImport/AddPictures'>['Pictures'][number]

const [noRow, tooMany, isGone] = ['表里没有这个编码', `最多${picturesLimit}张`, '图片已失效，请重新上传'] as const

/** Whether there is a row of the code of a picture, once the table is read by other columns. What is wrong with its name stays. */
export const judgePicturesAgain = (tx: Tx, importId: number): Promise<unknown> =>
  tx
    .update(picture)
    .set({ problem: sql`case when not exists (select from ${row} where ${row.importId} = ${importId} and ${row.code} = ${picture.code}) then ${noRow} when ${picture.place} > ${picturesLimit} then ${tooMany} when ${picture.photo} is null then ${isGone} else '' end` })
    .where(and(eq(picture.importId, importId), inArray(picture.problem, ['', noRow, tooMany, isGone])))

const checkPictures = async (tx: Tx, importId: number, given: readonly Given[]) => {
  const placed = given.map((one) => ({ ...one, hash: photoHashOf(one.Url) ?? '', at: placeOf(one.Name) }))
  const photos = new Map((await tx.select().from(photo).where(inArray(photo.hash, placed.map(({ hash }) => hash)))).map((one) => [one.hash, one]))
  const rows = await tx.select({ code: row.code }).from(row).where(ofImport(importId, inArray(row.code, placed.flatMap(({ at }) => at?.code ?? []))))
  const codes = new Set(rows.map(({ code }) => code))
  return placed.map(({ Name, hash, at }) => {
    const kept = photos.get(hash)
    const problem = at === null ? '名称不是“编码.jpg”或“编码-2.jpg”' : !codes.has(at.code) ? noRow : at.place > picturesLimit ? tooMany : kept === undefined ? isGone : ''
    return {
      importId, name: Name, code: at?.code ?? '', place: at?.place ?? 0, problem,
      photo: kept === undefined ? null : { hash, width: kept.width, height: kept.height, standIn: kept.standIn, alt: '' },
    }
  })
}

/** How many rows of an import there are of each verdict. */
const countsOf = async (tx: Tx, importId: number) => {
  const counts = new Map((await tx.select({ verdict: row.verdict, count: count() }).from(row).where(ofImport(importId)).groupBy(row.verdict)).map((one) => [one.verdict, one.count]))
  return { newRows: counts.get('new') ?? 0, changedRows: counts.get('changed') ?? 0, unchangedRows: counts.get('unchanged') ?? 0, wrongRows: counts.get('wrong') ?? 0 }
}

/** Adds pictures to an import that was tried, and tries their rows again. */
export const addPictures = async (context: StaffContext, input: CallInput<'POST /api/SellerProductImport/AddPictures'>): Promise<ProductImportDetail> => {
  const { caller, deps } = context
  await once(context, 'POST /api/SellerProductImport/AddPictures', input, async (tx) => {
    const [one] = await tx.select().from(record).where(eq(record.id, input.ImportId)).for('update')
    if (one === undefined) throw importNotFound()
    atVersion(one, input.Version)
    if (one.status !== productImportStatus.checked) throw new BusinessError('PRODUCT_IMPORT_ACTION_NOT_ALLOWED', '导入已开始写入，不能再加图片')
    if ((await tx.$count(picture, eq(picture.importId, one.id))) + input.Pictures.length > picturesOfImport) throw new BusinessError('UPLOAD_LIMIT_REACHED', `一个导入最多${picturesOfImport}张图片`)
    const checked = await checkPictures(tx, one.id, [...new Map(input.Pictures.map((each) => [each.Name, each])).values()])
    for (const each of checked) await tx.insert(picture).values(each).onConflictDoUpdate({ target: [picture.importId, picture.name], set: { photo: each.photo, problem: each.problem, code: each.code, place: each.place } })
    const rows = await tx.select().from(row).where(ofImport(one.id, inArray(row.code, [...new Set(checked.filter(({ problem }) => problem === '').map(({ code }) => code))])))
    await keepTried(tx, one.id, await tryRows(tx, one, rows))
    await tx.update(record).set({ ...(await countsOf(tx, one.id)), ...(await missingOf(tx, one.id)) }).where(eq(record.id, one.id))
    await writeAudit(tx, originOf(context), { action: 'SellerProductImport.AddPictures', entity: 'productImport', entityId: one.id, before: null, after: { Pictures: checked.length } })
    return null
  })
  return importDetail(deps.db, caller, input.ImportId, deps.clock())
}
