import { defineRoutes } from '../../platform/http/define-routes.ts'
import { createCategory, moveCategory, saveCategory, setMargin } from './actions.ts'
import { mergeCategory, mergePlan } from './merge.ts'
import { categoryTree } from './records.ts'

export const sellerCategoryRoutes = defineRoutes({
  'POST /api/SellerCategory/Tree': ({ caller, deps }) => categoryTree(deps.db, caller),
  'POST /api/SellerCategory/Create': (context) => createCategory(context, context.body),
  'POST /api/SellerCategory/Save': (context) => saveCategory(context, context.body),
  'POST /api/SellerCategory/Move': (context) => moveCategory(context, context.body),
  'POST /api/SellerCategory/SetMargin': (context) => setMargin(context, context.body),
  'POST /api/SellerCategory/MergePlan': ({ body, deps }) => mergePlan(deps.db, body),
  'POST /api/SellerCategory/Merge': (context) => mergeCategory(context, context.body),
})
