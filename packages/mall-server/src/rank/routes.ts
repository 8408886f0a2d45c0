import { defineRoutes } from '../http/define-routes.ts'
import { rankProducts } from './rank.ts'

export const rankRoutes = defineRoutes({
  'POST /api/Product/Rank': ({ body, caller, deps }) => rankProducts(deps.db, caller, body, deps.clock()),
})
