import { defineRoutes } from '../../platform/http/define-routes.ts'
import { detailRole, listRoles } from './list.ts'
import { copyRole, deleteRole, saveRole } from './manage.ts'

export const sellerRoleRoutes = defineRoutes({
  'POST /api/SellerRole/List': ({ body, caller, deps }) => listRoles(deps.db, caller, body),
  'POST /api/SellerRole/Detail': ({ body, caller, deps }) => detailRole(deps.db, caller, body.RoleId),
  'POST /api/SellerRole/Save': (context) => saveRole(context, context.body),
  'POST /api/SellerRole/Copy': (context) => copyRole(context, context.body),
  'POST /api/SellerRole/Delete': (context) => deleteRole(context, context.body),
})
