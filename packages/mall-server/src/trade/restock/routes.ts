import { defineRoutes } from '../../platform/http/define-routes.ts'
import { askForRestock, cancelRestock, restockStateOf } from './store.ts'

export const restockRoutes = defineRoutes({
  'POST /api/Restock/State': (context) => restockStateOf(context, context.body),
  'POST /api/Restock/Ask': (context) => askForRestock(context, context.body),
  'POST /api/Restock/Cancel': (context) => cancelRestock(context, context.body),
})
