import { defineRoutes } from '../../platform/http/define-routes.ts'
import { uploadedRows } from '../../platform/imports/upload.ts'
import { loadAreas } from './areas.ts'
import { checkAddresses, importAddresses } from './import.ts'
import { listAddresses } from './list.ts'
import { deleteAddress, saveAddress, setDefaultAddress } from './manage.ts'
import { parseAddress } from './parse.ts'

export const addressRoutes = defineRoutes({
  'POST /api/Address/List': ({ body, caller, deps }) => listAddresses(deps.db, caller, body),
  'POST /api/Address/Save': (context) => saveAddress(context, context.body),
  'POST /api/Address/Delete': (context) => deleteAddress(context, context.body),
  'POST /api/Address/SetDefault': (context) => setDefaultAddress(context, context.body),
  'POST /api/Address/Parse': async ({ body }) => parseAddress(body.Text, await loadAreas()),
  'POST /api/Address/ImportCheck': async (context) => checkAddresses(context.deps.db, context.caller, await uploadedRows(context)),
  'POST /api/Address/Import': (context) => importAddresses(context, context.body),
})
