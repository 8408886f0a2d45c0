import { defineRoutes } from '../../platform/http/define-routes.ts'
import { saveCalendar } from './actions.ts'
import { detailCalendar } from './records.ts'

export const sellerCalendarRoutes = defineRoutes({
  'POST /api/SellerCalendar/Detail': ({ caller, deps }) => detailCalendar(deps.db, caller),
  'POST /api/SellerCalendar/Save': (context) => saveCalendar(context, context.body),
})
