import { defineRoutes } from '../../platform/http/define-routes.ts'
import { addListToCart } from './add-to-cart.ts'
import { lastMonthsPurchases, listPurchaseLists } from './list.ts'
import { deletePurchaseList, savePurchaseList } from './save.ts'

export const purchaseListRoutes = defineRoutes({
  'POST /api/PurchaseList/List': ({ body, caller, deps }) => listPurchaseLists(deps.db, caller, body),
  'POST /api/PurchaseList/LastMonth': ({ caller, deps }) => lastMonthsPurchases(deps.db, caller, deps.clock()),
  'POST /api/PurchaseList/Save': (context) => savePurchaseList(context, context.body),
  'POST /api/PurchaseList/Delete': (context) => deletePurchaseList(context, context.body),
  'POST /api/PurchaseList/AddToCart': (context) => addListToCart(context, context.body),
})
