import { defineRoutes } from '../http/define-routes.ts'
import { listAddresses, saveAddress } from './store.ts'

export const addressRoutes = defineRoutes({
  'POST /api/Address/List': ({ caller, deps }) => listAddresses(deps.db, caller),
  'POST /api/Address/Save': (context) => saveAddress(context, context.body),
})
