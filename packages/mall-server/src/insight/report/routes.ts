import type { MenuCode } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { defineRoutes, type Caller } from '../../platform/http/define-routes.ts'
import { ForbiddenError } from '../../platform/http/errors.ts'
import { menuCodesOf } from '../../company/role/store.ts'
import { toDay } from '../../platform/time.ts'
import { departmentReportOf } from './department-report.ts'
import { exportDepartmentReport, exportOrderDetailReport, exportOrderReport, exportProductReport, exportPurchaserReport } from './export.ts'
import { orderDetailReportOf } from './order-detail-report.ts'
import { orderReportOf } from './order-report.ts'
import { peopleOf } from './people.ts'
import { productReportOf } from './product-report.ts'
import { purchaserReportOf } from './purchaser-report.ts'

type ReportMenu = Extract<MenuCode, `report.${string}`>

interface Asked<Body> {
  readonly body: Body
  readonly caller: Caller
  readonly deps: Pick<Deps, 'db' | 'clock'>
}

/** For those who have the report in their menu. */
const forMenu =
  <Body, Result>(menu: ReportMenu, read: (db: Db, caller: Caller, body: Body, now: Date) => Promise<Result>) =>
  async ({ body, caller, deps }: Asked<Body>): Promise<Result> => {
    if (!(await menuCodesOf(deps.db, caller)).includes(menu)) throw new ForbiddenError()
    return read(deps.db, caller, body, deps.clock())
  }

const onDay =
  <Body, Result>(read: (db: Db, caller: Caller, body: Body, today: string) => Promise<Result>) =>
  (db: Db, caller: Caller, body: Body, now: Date): Promise<Result> =>
    read(db, caller, body, toDay(now))

export const reportRoutes = defineRoutes({
  'POST /api/Report/Order': forMenu('report.order', onDay(orderReportOf)),
  'POST /api/Report/OrderDetail': forMenu('report.orderDetail', onDay(orderDetailReportOf)),
  'POST /api/Report/Product': forMenu('report.product', onDay(productReportOf)),
  'POST /api/Report/Department': forMenu('report.department', onDay(departmentReportOf)),
  'POST /api/Report/Purchaser': forMenu('report.purchaser', onDay(purchaserReportOf)),
  'POST /api/Report/People': ({ body, caller, deps }) => peopleOf(deps.db, caller, body.EnterpriseId),
  'POST /api/Report/OrderExport': forMenu('report.order', exportOrderReport),
  'POST /api/Report/OrderDetailExport': forMenu('report.orderDetail', exportOrderDetailReport),
  'POST /api/Report/ProductExport': forMenu('report.product', exportProductReport),
  'POST /api/Report/DepartmentExport': forMenu('report.department', exportDepartmentReport),
  'POST /api/Report/PurchaserExport': forMenu('report.purchaser', exportPurchaserReport),
})
