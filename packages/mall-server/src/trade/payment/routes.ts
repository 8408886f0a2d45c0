import { defineRoutes } from '../../platform/http/define-routes.ts'
import { confirmTransfer } from './confirm-transfer.ts'
import { startPayment } from './start.ts'
import { paymentStateOf } from './state.ts'

export const paymentRoutes = defineRoutes({
  'POST /api/Order/Pay': (context) => startPayment(context, context.body.OrderNo),
  'POST /api/Payment/Start': (context) => startPayment(context, context.body.OrderNo),
  'POST /api/Payment/State': ({ body, caller, deps }) => paymentStateOf(deps.db, caller, body.OrderNo),
  'POST /api/Payment/ConfirmTransfer': (context) => confirmTransfer(context, context.body),
})
