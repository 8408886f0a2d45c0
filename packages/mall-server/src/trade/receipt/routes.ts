import { defineRoutes } from '../../platform/http/define-routes.ts'
import { receive } from './receive.ts'

export const receiptRoutes = defineRoutes({
  'POST /api/Order/Receive': (context) => receive(context, context.body),
})
