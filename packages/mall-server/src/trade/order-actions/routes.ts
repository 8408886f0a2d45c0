import { defineRoutes } from '../../platform/http/define-routes.ts'
import { cancelOrder, confirmReceipt, remindOrder, withdrawOrder } from './actions.ts'
import { rebuyOrder } from './rebuy.ts'

export const orderRoutes = defineRoutes({
  'POST /api/Order/Cancel': (context) => cancelOrder(context, context.body),
  'POST /api/Order/Withdraw': (context) => withdrawOrder(context, context.body),
  'POST /api/Order/Remind': (context) => remindOrder(context, context.body.OrderNo),
  'POST /api/Order/ConfirmReceipt': (context) => confirmReceipt(context, context.body),
  'POST /api/Order/Rebuy': (context) => rebuyOrder(context, context.body.OrderNo),
})
