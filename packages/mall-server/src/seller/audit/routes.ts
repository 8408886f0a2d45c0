import { defineRoutes } from '../../platform/http/define-routes.ts'
import { listAudit } from './list.ts'

export const sellerAuditRoutes = defineRoutes({
  'POST /api/SellerAudit/List': ({ body, caller, deps }) => listAudit(deps.db, caller, body),
})
