import { defineRoutes } from '../../platform/http/define-routes.ts'
import { checkPrice, checkPrices, findCustomers } from './check.ts'

export const sellerPriceRoutes = defineRoutes({
  'POST /api/SellerPrice/Check': ({ body, caller, deps }) => checkPrice(deps.db, caller, body),
  'POST /api/SellerPrice/CheckMany': ({ body, caller, deps }) => checkPrices(deps.db, caller, body),
  'POST /api/SellerPrice/Customers': ({ body, caller, deps }) => findCustomers(deps.db, caller, body.Keyword),
})
