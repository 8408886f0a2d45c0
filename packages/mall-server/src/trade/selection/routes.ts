import { defineRoutes } from '../../platform/http/define-routes.ts'
import { exportSelection } from './export.ts'
import { selectProducts } from './select.ts'

export const selectionRoutes = defineRoutes({
  'POST /api/Product/Select': ({ body, caller, deps }) => selectProducts(deps.db, caller, body, deps.clock()),
  'POST /api/Product/SelectExport': (context) => exportSelection(context, context.body),
})
