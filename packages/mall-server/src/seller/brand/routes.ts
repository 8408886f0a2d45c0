import { defineRoutes } from '../../platform/http/define-routes.ts'
import { createBrand, deleteBrand, moveBrand, saveBrand } from './actions.ts'
import { mergeBrand, mergePlan } from './merge.ts'
import { allBrands } from './records.ts'

export const sellerBrandRoutes = defineRoutes({
  'POST /api/SellerBrand/All': ({ caller, deps }) => allBrands(deps.db, caller),
  'POST /api/SellerBrand/Create': (context) => createBrand(context, context.body),
  'POST /api/SellerBrand/Save': (context) => saveBrand(context, context.body),
  'POST /api/SellerBrand/Move': (context) => moveBrand(context, context.body),
  'POST /api/SellerBrand/Delete': (context) => deleteBrand(context, context.body),
  'POST /api/SellerBrand/MergePlan': ({ body, deps }) => mergePlan(deps.db, body),
  'POST /api/SellerBrand/Merge': (context) => mergeBrand(context, context.body),
})
