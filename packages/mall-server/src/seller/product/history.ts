import { and, count, desc, eq, inArray } from 'drizzle-orm'
import type { CallInput } from '@mall/api/contract'
import { productFieldNames, shelfNames, warehouseCodes, warehouseNames, type ProductChange, type ProductHistory } from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import { staff } from '../../platform/db/schema/staff.ts'
import { auditLog, type AuditSummary } from '../../platform/db/schema/writes.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { toInstant } from '../../platform/time.ts'
import { stockName } from './stock-name.ts'
import { hiddenFields } from './fields.ts'
import { requireProduct } from './records.ts'

/** What changes what buyers see, in words; drafts do not. */
const published: Readonly<Record<string, string>> = {
  'SellerProduct.Create': '新建', 'SellerProduct.Publish': '发布', 'SellerProduct.SetPrice': '改价', 'SellerProduct.SetStock': '改库存', 'SellerProduct.SetPictures': '换图片', 'SellerProduct.SetCategory': '改分类', 'SellerProduct.SetTaxRate': '改税率', 'SellerProduct.PutOn': '上架', 'SellerProduct.TakeOff': '下架',
  'SellerProduct.Import': '导入', 'SellerProduct.UndoImport': '撤回导入', 'SellerStock.Adjust': '调整库存',
}

/** The actions of the audit log that do. */
export const publishedActions = Object.keys(published)

const names: Readonly<Record<string, string>> = { ...productFieldNames, Shelf: '状态', Stock: '库存（上海）', Prices: '各档市场价', Pictures: '图片', Reason: '原因', Note: '说明', ...Object.fromEntries(warehouseCodes.map((code) => [stockName(code), `库存（${warehouseNames[code]}）`])) }

const shelfText: Readonly<Record<string, string>> = shelfNames

const textOf = (name: string, summary: AuditSummary | null): string => {
  const value = summary?.[name]
  if (value === undefined || value === null) return ''
  const text = String(value)
  if (name === 'Shelf') return shelfText[text] ?? text
  // A line each; what a photo shows says more than its hash.
  return name === 'Pictures' ? picturesText(text) : text
}

const picturesText = (lines: string): string => {
  const photos = lines.split('\n').filter((line) => line !== '')
  const shown = photos.map((line) => line.slice(line.indexOf(' ') + 1)).filter((alt, at) => alt !== photos[at])
  return photos.length === 0 ? '示意图' : `${photos.length} 张${shown.length === 0 ? '' : `：${shown.join('；')}`}`
}

/**
 * What was published of a product, the newest first, from the audit log, as far as the caller may see it.
 * @throws BusinessError `PRODUCT_NOT_FOUND`
 */
export const historyOf = async (db: Db, caller: StaffCaller, { ProductCode, PageIndex, PageSize }: CallInput<'POST /api/SellerProduct/History'>): Promise<ProductHistory> => {
  await requireProduct(db, ProductCode)
  const where = and(eq(auditLog.entity, 'product'), eq(auditLog.entityId, ProductCode), inArray(auditLog.action, publishedActions))
  const [counted] = await db.select({ total: count() }).from(auditLog).where(where)
  const rows = await db
    .select({ entry: auditLog, by: staff.name })
    .from(auditLog)
    .leftJoin(staff, eq(staff.id, auditLog.staffId))
    .where(where)
    .orderBy(desc(auditLog.id))
    .limit(PageSize)
    .offset((PageIndex - 1) * PageSize)
  const hidden: readonly string[] = hiddenFields(caller)
  const changesOf = ({ before, after }: { readonly before: AuditSummary | null; readonly after: AuditSummary | null }): ProductChange[] =>
    [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
      .filter((name) => !hidden.includes(name))
      .map((name) => ({ Name: names[name] ?? name, Before: textOf(name, before), After: textOf(name, after) }))
  return {
    Items: rows.map(({ entry, by }) => ({ At: toInstant(entry.createdAt), By: by ?? '系统', Text: published[entry.action] ?? entry.action, Changes: changesOf(entry) })),
    total: counted?.total ?? 0,
  }
}
