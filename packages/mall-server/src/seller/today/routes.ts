import { defineRoutes } from '../../platform/http/define-routes.ts'
import { noticesTo, readNotices } from '../agreement/notices.ts'
import { salesFor } from './sales.ts'
import { waitingFor } from './waiting.ts'

export const sellerTodayRoutes = defineRoutes({
  'POST /api/SellerToday/Waiting': ({ caller, deps }) => waitingFor(deps.db, caller, deps.clock()),
  'POST /api/SellerToday/Sales': ({ caller, deps }) => salesFor(deps.db, caller, deps.clock()),
  'POST /api/SellerToday/Notices': ({ caller, deps }) => noticesTo(deps.db, caller, deps.clock()),
  'POST /api/SellerToday/Read': ({ body, caller, deps }) => readNotices(deps.db, caller, body.AgreementId, deps.clock()),
})
