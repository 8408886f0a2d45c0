import { paymentTypeNames } from '@mall/api/contract'
import type { SellerAfterSalesDetail } from '@mall/api/seller/contract'
import { readCalendar } from '../../platform/calendar/read.ts'
import type { Db } from '../../platform/db/client.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { detailsOf } from '../../trade/after-sales/detail.ts'
import { findService, toSellerAfterSales } from './records.ts'

/** One service as who decides about it needs it. @throws BusinessError `AFTER_SALES_NOT_FOUND` */
export const serviceDetail = async (db: Db, caller: StaffCaller, returnNo: string, now: Date): Promise<SellerAfterSalesDetail> => {
  const found = await findService(db, caller, returnNo)
  return { ...toSellerAfterSales(caller, found, await readCalendar(db), now), ...(await detailsOf(db, found, 'staff')), PaymentTypeName: paymentTypeNames[found.paymentType] }
}
