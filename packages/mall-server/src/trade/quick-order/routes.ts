import { defineRoutes } from '../../platform/http/define-routes.ts'
import { uploadedRows } from '../../platform/imports/upload.ts'
import { addRowsToCart } from './add-to-cart.ts'
import { checkQuickOrder } from './check.ts'
import { importRows } from './import.ts'

export const quickOrderRoutes = defineRoutes({
  'POST /api/QuickOrder/Check': ({ body, caller, deps }) => checkQuickOrder(deps.db, caller, body, deps.clock()),
  'POST /api/QuickOrder/Import': async (context) => importRows(await uploadedRows(context)),
  'POST /api/QuickOrder/AddToCart': (context) => addRowsToCart(context, context.body),
})
