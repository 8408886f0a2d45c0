import { defineRoutes } from '../../platform/http/define-routes.ts'
import { adjustOne, setPlace, setWarning } from './actions.ts'
import { checkCounts, importCounts } from './import.ts'
import { listStock } from './list.ts'
import { movementsOf } from './movements.ts'

export const sellerStockRoutes = defineRoutes({
  'POST /api/SellerStock/List': ({ body, caller, deps }) => listStock(deps.db, caller, body, deps.clock()),
  'POST /api/SellerStock/Movements': ({ body, caller, deps }) => movementsOf(deps.db, caller, body),
  'POST /api/SellerStock/Adjust': (context) => adjustOne(context, context.body),
  'POST /api/SellerStock/SetWarning': (context) => setWarning(context, context.body),
  'POST /api/SellerStock/SetPlace': (context) => setPlace(context, context.body),
  'POST /api/SellerStock/ImportCheck': (context) => checkCounts(context, context.form),
  'POST /api/SellerStock/Import': (context) => importCounts(context, context.body),
})
