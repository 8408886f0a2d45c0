import { defineRoutes } from '../../platform/http/define-routes.ts'
import { createAttribute, deleteAttribute, deleteValue, moveAttribute, saveAttribute, saveValue } from './actions.ts'
import { mergeAttribute, mergePlan, mergeValue, valueMergePlan } from './merge.ts'
import { allAttributes, allValues } from './records.ts'

export const sellerAttributeRoutes = defineRoutes({
  'POST /api/SellerAttribute/All': ({ caller, deps }) => allAttributes(deps.db, caller),
  'POST /api/SellerAttribute/Values': ({ caller, deps, body }) => allValues(deps.db, caller, body.AttributeId),
  'POST /api/SellerAttribute/Create': (context) => createAttribute(context, context.body),
  'POST /api/SellerAttribute/Save': (context) => saveAttribute(context, context.body),
  'POST /api/SellerAttribute/Move': (context) => moveAttribute(context, context.body),
  'POST /api/SellerAttribute/Delete': (context) => deleteAttribute(context, context.body),
  'POST /api/SellerAttribute/MergePlan': ({ body, deps }) => mergePlan(deps.db, body),
  'POST /api/SellerAttribute/Merge': (context) => mergeAttribute(context, context.body),
  'POST /api/SellerAttribute/SaveValue': (context) => saveValue(context, context.body),
  'POST /api/SellerAttribute/DeleteValue': (context) => deleteValue(context, context.body),
  'POST /api/SellerAttribute/ValueMergePlan': ({ body, deps }) => valueMergePlan(deps.db, body),
  'POST /api/SellerAttribute/MergeValue': (context) => mergeValue(context, context.body),
})
