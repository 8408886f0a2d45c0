import { asc, eq } from 'drizzle-orm'
import { taxNumberProblem, type InvoiceApplication, type InvoiceTitle as WireTitle } from '@mall/api/contract'
import { changeRecord } from '../../platform/actions/change-record.ts'
import type { Permit } from '../../platform/actions/permit.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { invoiceTitle } from '../../platform/db/schema/checkout.ts'
import { enterprise } from '../../platform/db/schema/organisation.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { writeAudit, type Origin } from '../../platform/audit/audit-log.ts'
import { atVersion, insertedRow } from '../../platform/records/version.ts'

export type InvoiceTitle = typeof invoiceTitle.$inferSelect

/** More than a company has, so that the list is bounded. */
const maxTitles = 200

/** The titles that invoices of an enterprise can be made out to. */
export const invoiceTitlesOf = (db: Db, enterpriseId: number): Promise<InvoiceTitle[]> =>
  db.select().from(invoiceTitle).where(eq(invoiceTitle.enterpriseId, enterpriseId)).orderBy(asc(invoiceTitle.id)).limit(maxTitles)

export const titleToWire = (row: InvoiceTitle): WireTitle => ({
  TitleId: row.id, Title: row.title, TaxNo: row.taxNo, Address: row.address, Phone: row.phone, Bank: row.bank, Account: row.account,
  SupportSpecial: row.supportsSpecial, Version: row.version,
})

/** A title as it is typed. */
export type TitleInput = InvoiceApplication['Title']

const valuesOf = ({ Title, TaxNo, Address, Phone, Bank, Account, SupportSpecial }: TitleInput) => ({
  title: Title, taxNo: TaxNo, address: Address, phone: Phone, bank: Bank, account: Account, supportsSpecial: SupportSpecial,
})

type TitleValues = ReturnType<typeof valuesOf>

/** What a 专票 says of its buyer besides. */
const isComplete = ({ address, phone, bank, account }: TitleValues): boolean => ![address, phone, bank, account].includes('')

const requireFitting = (values: TitleValues): void => {
  if (taxNumberProblem(values.taxNo) === 'form') throw new BusinessError('TAX_NUMBER_INVALID', '请输入正确的纳税人识别号（18位统一社会信用代码或15位税号）')
  if (values.supportsSpecial && !isComplete(values)) throw new BusinessError('INVOICE_TITLE_INCOMPLETE', '开具专票须填写注册地址、电话、开户行及账号')
}

/** Locks the enterprise, whose titles are then written by one transaction at a time; the rows of orders are locked before it. */
const lockTitles = async (tx: Tx, enterpriseId: number): Promise<InvoiceTitle[]> => {
  await tx.select({ id: enterprise.id }).from(enterprise).where(eq(enterprise.id, enterpriseId)).for('no key update')
  return invoiceTitlesOf(tx, enterpriseId)
}

/**
 * Adds a title to an enterprise, or changes one; a title that is as it was stays in its version.
 * @throws BusinessError when there is no such title or another of its name, when it is in another version, or when the tax number or what a
 * 专票 needs is wrong.
 */
export const saveTitle = async (tx: Tx, permit: Permit, enterpriseId: number, input: TitleInput, origin: Origin): Promise<InvoiceTitle> => {
  const titles = await lockTitles(tx, enterpriseId)
  const before = titles.find(({ id }) => id === input.TitleId)
  if (input.TitleId !== null && before === undefined) throw new BusinessError('INVOICE_TITLE_NOT_FOUND', '发票抬头不存在')
  const values = valuesOf(input)
  if (before !== undefined && (Object.keys(values) as (keyof TitleValues)[]).every((key) => values[key] === before[key])) return before
  if (before !== undefined) atVersion(before, input.Version ?? 0)
  requireFitting(values)
  if (titles.some(({ id, title }) => title === values.title && id !== before?.id)) throw new BusinessError('INVOICE_TITLE_EXISTS', '该发票抬头已存在')
  if (before === undefined && titles.length >= maxTitles) throw new BusinessError('INVOICE_TITLE_LIMIT_REACHED', `最多保存${maxTitles}个发票抬头`)
  const row =
    before === undefined
      ? insertedRow(await tx.insert(invoiceTitle).values({ enterpriseId, ...values }).returning())
      : await changeRecord(tx, permit, invoiceTitle, before, values)
  await writeAudit(tx, origin, {
    action: 'Invoice.TitleSave', entity: 'invoiceTitle', entityId: row.id,
    before: before === undefined ? null : { Title: before.title, TaxNo: before.taxNo }, after: { Title: row.title, TaxNo: row.taxNo },
  })
  return row
}
