import { defineRoutes } from '../http/define-routes.ts'
import { loadAreas } from './areas.ts'
import { listAddresses } from './list.ts'
import { deleteAddress, saveAddress, setDefaultAddress } from './manage.ts'
import { parseAddress } from './parse.ts'

export const addressRoutes = defineRoutes({
  'POST /api/Address/List': ({ body, caller, deps }) => listAddresses(deps.db, caller, body),
  'POST /api/Address/Save': (context) => saveAddress(context, context.body),
  'POST /api/Address/Delete': (context) => deleteAddress(context, context.body),
  'POST /api/Address/SetDefault': (context) => setDefaultAddress(context, context.body),
  'POST /api/Address/Parse': async ({ body }) => parseAddress(body.Text, await loadAreas()),
})
