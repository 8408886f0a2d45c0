import { defineRoutes } from '../../platform/http/define-routes.ts'
import { detailRole, listRoles } from './list.ts'
import { copyRole, deleteRole, saveRole } from './manage.ts'

export const roleRoutes = defineRoutes({
  'POST /api/Role/List': ({ body, caller, deps }) => listRoles(deps.db, caller, body),
  'POST /api/Role/Detail': ({ body, caller, deps }) => detailRole(deps.db, caller, body.RoleId),
  'POST /api/Role/Save': (context) => saveRole(context, context.body),
  'POST /api/Role/Copy': (context) => copyRole(context, context.body),
  'POST /api/Role/Delete': (context) => deleteRole(context, context.body),
})
