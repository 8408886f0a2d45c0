import { defineRoutes } from '../../platform/http/define-routes.ts'
import { setPrice, setStock, shelve } from './actions.ts'
import { choicesOfProducts } from './choices.ts'
import { listProducts } from './list.ts'

export const sellerProductRoutes = defineRoutes({
  'POST /api/SellerProduct/List': ({ body, caller, deps }) => listProducts(deps.db, caller, body),
  'POST /api/SellerProduct/Choices': ({ deps }) => choicesOfProducts(deps.db),
  'POST /api/SellerProduct/SetPrice': (context) => setPrice(context, context.body),
  'POST /api/SellerProduct/SetStock': (context) => setStock(context, context.body),
  'POST /api/SellerProduct/Shelve': (context) => shelve(context, context.body),
})
