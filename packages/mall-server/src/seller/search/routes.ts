import { defineRoutes } from '../../platform/http/define-routes.ts'
import { addPin, addSynonym, deletePin, deleteSynonym, savePin, saveSynonym, setIgnored } from './actions.ts'
import { listSearchWords } from './list.ts'

export const sellerSearchRoutes = defineRoutes({
  'POST /api/SellerSearch/List': ({ body, caller, deps }) => listSearchWords(deps.db, caller, body, deps.clock()),
  'POST /api/SellerSearch/SetIgnored': (context) => setIgnored(context, context.body),
  'POST /api/SellerSearch/AddSynonym': (context) => addSynonym(context, context.body),
  'POST /api/SellerSearch/SaveSynonym': (context) => saveSynonym(context, context.body),
  'POST /api/SellerSearch/DeleteSynonym': (context) => deleteSynonym(context, context.body),
  'POST /api/SellerSearch/AddPin': (context) => addPin(context, context.body),
  'POST /api/SellerSearch/SavePin': (context) => savePin(context, context.body),
  'POST /api/SellerSearch/DeletePin': (context) => deletePin(context, context.body),
})
