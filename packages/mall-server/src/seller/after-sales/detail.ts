import { paymentTypeNames, returnModeNames } from '@mall/api/contract'
import type { SellerAfterSalesDetail } from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { toYuan } from '../../platform/money.ts'
import { toInstant } from '../../platform/time.ts'
import { logsOf } from '../../trade/after-sales/detail.ts'
import { stepsOf } from '../../trade/after-sales/steps.ts'
import { findService, toSellerAfterSales } from './records.ts'

/** One service as who decides about it needs it. @throws BusinessError `AFTER_SALES_NOT_FOUND` */
export const serviceDetail = async (db: Db, caller: StaffCaller, returnNo: string): Promise<SellerAfterSalesDetail> => {
  const found = await findService(db, caller, returnNo)
  const { record, line, paymentType } = found
  return {
    ...toSellerAfterSales(caller, found),
    Price: toYuan(line.priceFen),
    Reason: record.reason,
    Description: record.description,
    Images: record.images.map((image) => ({ ...image })),
    ReturnMode: record.returnMode,
    ReturnModeName: returnModeNames[record.returnMode],
    Contact: record.contact,
    Mobile: record.mobile,
    SellerNote: record.sellerNote,
    Express: record.sentAt === null ? null : { Carrier: record.carrier, TrackingNo: record.trackingNo, Time: toInstant(record.sentAt) },
    RefundTime: record.refundedAt === null ? null : toInstant(record.refundedAt),
    PaymentTypeName: paymentTypeNames[paymentType],
    Steps: stepsOf(record),
    Logs: await logsOf(db, record.id),
  }
}
