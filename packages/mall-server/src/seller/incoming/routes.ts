import { defineRoutes } from '../../platform/http/define-routes.ts'
import { cancelIncoming, createIncoming, receiveIncoming, setIncomingDay } from './actions.ts'
import { listIncoming } from './records.ts'

export const sellerIncomingRoutes = defineRoutes({
  'POST /api/SellerIncoming/List': ({ body, caller, deps }) => listIncoming(deps.db, caller, body, deps.clock()),
  'POST /api/SellerIncoming/Create': (context) => createIncoming(context, context.body),
  'POST /api/SellerIncoming/Receive': (context) => receiveIncoming(context, context.body),
  'POST /api/SellerIncoming/SetDay': (context) => setIncomingDay(context, context.body),
  'POST /api/SellerIncoming/Cancel': (context) => cancelIncoming(context, context.body),
})
