import { defineRoutes } from '../../platform/http/define-routes.ts'
import { findOrder } from '../order/store.ts'
import { orderDetailOf } from './detail.ts'
import { exportOrders } from './export.ts'
import { listOrders } from './list.ts'
import { packagesOf } from './packages.ts'

export const orderQueryRoutes = defineRoutes({
  'POST /api/Order/List': ({ body, caller, deps }) => listOrders(deps.db, caller, body, deps.clock()),
  'POST /api/Order/Detail': async ({ body, caller, deps }) => orderDetailOf(deps.db, caller, await findOrder(deps.db, caller, body.OrderNo), deps.clock()),
  'POST /api/Order/Track': async ({ body, caller, deps }) => packagesOf(deps.db, (await findOrder(deps.db, caller, body.OrderNo)).id),
  'POST /api/Order/Export': ({ body, caller, deps }) => exportOrders(deps.db, caller, body, deps.clock()),
})
