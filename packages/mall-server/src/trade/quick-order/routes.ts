import { defineRoutes } from '../../platform/http/define-routes.ts'
import { readTable } from '../../platform/imports/table.ts'
import { tableOf } from '../../platform/imports/upload.ts'
import { addRowsToCart } from './add-to-cart.ts'
import { checkQuickOrder } from './check.ts'
import { importRows } from './import.ts'

export const quickOrderRoutes = defineRoutes({
  'POST /api/QuickOrder/Check': ({ body, caller, deps }) => checkQuickOrder(deps.db, caller, body, deps.clock()),
  'POST /api/QuickOrder/Import': async ({ form }) => importRows(await readTable(await tableOf(form))),
  'POST /api/QuickOrder/AddToCart': (context) => addRowsToCart(context, context.body),
})
