import { defineRoutes } from '../../platform/http/define-routes.ts'
import { cancelAfterSales, confirmAfterSales, fillExpress, reopenAfterSales, supplementAfterSales } from './actions.ts'
import { applyForAfterSales } from './apply.ts'
import { checkAfterSales } from './check.ts'
import { detailAfterSales } from './detail.ts'
import { exportAfterSales } from './export.ts'
import { listAfterSales } from './list.ts'

export const afterSalesRoutes = defineRoutes({
  'POST /api/AfterSales/Check': ({ body, caller, deps }) => checkAfterSales(deps.db, caller, body, deps.clock()),
  'POST /api/AfterSales/Apply': (context) => applyForAfterSales(context, context.body),
  'POST /api/AfterSales/List': ({ body, caller, deps }) => listAfterSales(deps.db, caller, body),
  'POST /api/AfterSales/Export': ({ body, caller, deps }) => exportAfterSales(deps.db, caller, body, deps.clock()),
  'POST /api/AfterSales/Detail': ({ body, caller, deps }) => detailAfterSales(deps.db, caller, body.ReturnOrderId),
  'POST /api/AfterSales/Supplement': (context) => supplementAfterSales(context, context.body),
  'POST /api/AfterSales/FillExpress': (context) => fillExpress(context, context.body),
  'POST /api/AfterSales/Cancel': (context) => cancelAfterSales(context, context.body),
  'POST /api/AfterSales/Confirm': (context) => confirmAfterSales(context, context.body),
  'POST /api/AfterSales/Reopen': (context) => reopenAfterSales(context, context.body),
})
