import { defineRoutes } from '../../platform/http/define-routes.ts'
import { createTemplate, deleteTemplate, saveTemplate } from './actions.ts'
import { listTemplates } from './list.ts'

export const sellerReplyTemplateRoutes = defineRoutes({
  'POST /api/SellerReplyTemplate/List': ({ caller, deps }) => listTemplates(deps.db, caller),
  'POST /api/SellerReplyTemplate/Create': (context) => createTemplate(context, context.body),
  'POST /api/SellerReplyTemplate/Save': (context) => saveTemplate(context, context.body),
  'POST /api/SellerReplyTemplate/Delete': (context) => deleteTemplate(context, context.body),
})
