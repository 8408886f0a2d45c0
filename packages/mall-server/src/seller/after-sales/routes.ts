import { defineRoutes } from '../../platform/http/define-routes.ts'
import { approveService, askService, finishService, pickUpService, receiveService, rejectService } from './actions.ts'
import { serviceDetail } from './detail.ts'
import { listServices } from './list.ts'

export const sellerAfterSalesRoutes = defineRoutes({
  'POST /api/SellerAfterSales/List': ({ body, caller, deps }) => listServices(deps.db, caller, body, deps.clock()),
  'POST /api/SellerAfterSales/Detail': ({ body, caller, deps }) => serviceDetail(deps.db, caller, body.ReturnOrderId, deps.clock()),
  'POST /api/SellerAfterSales/Approve': (context) => approveService(context, context.body),
  'POST /api/SellerAfterSales/Reject': (context) => rejectService(context, context.body),
  'POST /api/SellerAfterSales/Ask': (context) => askService(context, context.body),
  'POST /api/SellerAfterSales/FillExpress': (context) => pickUpService(context, context.body),
  'POST /api/SellerAfterSales/Receive': (context) => receiveService(context, context.body),
  'POST /api/SellerAfterSales/Finish': (context) => finishService(context, context.body),
})
