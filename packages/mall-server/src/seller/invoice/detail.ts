import type { SellerInvoiceDetail } from '@mall/api/seller/contract'
import { readCalendar } from '../../platform/calendar/read.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { toYuan } from '../../platform/money.ts'
import { toInstant } from '../../platform/time.ts'
import { detailsOf, redToWire } from '../../trade/invoice/detail.ts'
import { linesOfInvoice, sentFilesOf } from '../../trade/invoice/files.ts'
import { redLinesOf } from '../../trade/invoice/paper.ts'
import { partsOf, redsOf, type RedRow } from '../../trade/invoice/records.ts'
import { expectedOf, redUnderWay } from './expected.ts'
import { findInvoice, toSellerInvoice } from './records.ts'

/** The tax that each red letter reverses, fen, also of one that is under way. */
export const redTaxesOf = async (db: Db, invoiceId: number, reds: readonly RedRow[]): Promise<number[]> =>
  reds.length === 0 ? [] : redLinesOf(await linesOfInvoice(db, invoiceId), reds.map(({ amountFen }) => amountFen)).map((lines) => lines.reduce((sum, { taxFen }) => sum - taxFen, 0))

/** One application as who issues the invoice needs it. @throws BusinessError `INVOICE_NOT_FOUND` */
export const invoiceDetail = async ({ db, config, clock, taxPlatform }: Pick<Deps, 'db' | 'config' | 'clock' | 'taxPlatform'>, caller: StaffCaller, invoiceNo: string): Promise<SellerInvoiceDetail> => {
  const found = await findInvoice(db, caller, invoiceNo)
  const { record } = found
  const [parts, reds, files] = [await partsOf(db, record.id), await redsOf(db, record.id), await sentFilesOf(db, record.id)]
  const taxes = await redTaxesOf(db, record.id, reds)
  const underWay = redUnderWay(reds)
  return {
    ...toSellerInvoice(caller, found, await readCalendar(db), clock(), taxPlatform !== null),
    ...(await detailsOf({ db, config }, found, reds)),
    Orders: parts.map(({ part, orderNo }) => ({ OrderNo: orderNo, Amount: toYuan(part.amountFen), RedAmount: toYuan(part.redFen), RedPendingAmount: toYuan(part.redWantedFen) })),
    Reds: reds.map((red, at) => ({ ...redToWire(red), TaxAmount: toYuan(taxes[at] ?? 0) })),
    Files: files.map(({ redId: RedId, kind: Kind, name: Name, size: Size }) => ({ RedId, Kind, Name, Size })),
    Platform: record.platformState === 'none' || record.platformAskedAt === null ? null : { State: record.platformState, Reason: record.platformReason, Time: toInstant(record.platformAskedAt) },
    Expected: expectedOf(record, underWay === undefined ? 0 : (taxes[reds.indexOf(underWay)] ?? 0), config.seller),
  }
}
