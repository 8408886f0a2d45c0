import { defineRoutes } from '../../platform/http/define-routes.ts'
import { exportAudit } from './export.ts'
import { listAudit } from './list.ts'

export const sellerAuditRoutes = defineRoutes({
  'POST /api/SellerAudit/List': ({ body, caller, deps }) => listAudit(deps.db, caller, body),

  'POST /api/SellerAudit/Export': ({ body, caller, deps }) => exportAudit(deps.db, caller, body, deps.clock()),
})
