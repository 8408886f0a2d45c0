import { defineRoutes } from '../http/define-routes.ts'
import { listApprovals } from './list.ts'

export const approvalRoutes = defineRoutes({
  'POST /api/Approval/List': ({ body, caller, deps }) => listApprovals(deps.db, caller, body),
})
