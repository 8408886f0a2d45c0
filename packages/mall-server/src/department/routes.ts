import { defineRoutes } from '../http/define-routes.ts'
import { departmentTree } from './tree.ts'

export const departmentRoutes = defineRoutes({
  'POST /api/Department/Tree': ({ caller, deps }) => departmentTree(deps.db, caller),
})
