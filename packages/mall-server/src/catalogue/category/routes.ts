import { defineRoutes } from '../../platform/http/define-routes.ts'
import { categoryTreeOf } from './store.ts'

export const categoryRoutes = defineRoutes({
  'POST /api/Category/GetCustomerCategories': async ({ caller, deps }) => categoryTreeOf(deps.db, caller),
  'POST /api/Category/MallCategories': async ({ deps }) => categoryTreeOf(deps.db, null),
})
