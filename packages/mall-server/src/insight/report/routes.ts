import type { Db } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { defineRoutes, type Caller } from '../../platform/http/define-routes.ts'
import { toDay } from '../../platform/time.ts'
import { departmentReportOf } from './department-report.ts'
import { exportDepartmentReport, exportOrderDetailReport, exportOrderReport, exportProductReport, exportPurchaserReport } from './export.ts'
import { orderDetailReportOf } from './order-detail-report.ts'
import { orderReportOf } from './order-report.ts'
import { peopleOf } from './people.ts'
import { productReportOf } from './product-report.ts'
import { purchaserReportOf } from './purchaser-report.ts'

interface Asked<Body> {
  readonly body: Body
  readonly caller: Caller
  readonly deps: Pick<Deps, 'db' | 'clock'>
}

/** A report as of now. */
const reading =
  <Body, Result>(read: (db: Db, caller: Caller, body: Body, now: Date) => Promise<Result>) =>
  ({ body, caller, deps }: Asked<Body>): Promise<Result> =>
    read(deps.db, caller, body, deps.clock())

const onDay =
  <Body, Result>(read: (db: Db, caller: Caller, body: Body, today: string) => Promise<Result>) =>
  (db: Db, caller: Caller, body: Body, now: Date): Promise<Result> =>
    read(db, caller, body, toDay(now))

export const reportRoutes = defineRoutes({
  'POST /api/Report/Order': reading(onDay(orderReportOf)),
  'POST /api/Report/OrderDetail': reading(onDay(orderDetailReportOf)),
  'POST /api/Report/Product': reading(onDay(productReportOf)),
  'POST /api/Report/Department': reading(onDay(departmentReportOf)),
  'POST /api/Report/Purchaser': reading(onDay(purchaserReportOf)),
  'POST /api/Report/People': ({ body, caller, deps }) => peopleOf(deps.db, caller, body.EnterpriseId),
  'POST /api/Report/OrderExport': reading(exportOrderReport),
  'POST /api/Report/OrderDetailExport': reading(exportOrderDetailReport),
  'POST /api/Report/ProductExport': reading(exportProductReport),
  'POST /api/Report/DepartmentExport': reading(exportDepartmentReport),
  'POST /api/Report/PurchaserExport': reading(exportPurchaserReport),
})
