import { defineRoutes } from '../../platform/http/define-routes.ts'
import { setPrice, setStock, shelve } from './actions.ts'
import { choicesOfProducts } from './choices.ts'
import { listProducts } from './list.ts'
import { setPictures, uploadPicture } from './pictures.ts'
import { detailProduct } from './records.ts'

export const sellerProductRoutes = defineRoutes({
  'POST /api/SellerProduct/List': ({ body, caller, deps }) => listProducts(deps.db, caller, body),
  'POST /api/SellerProduct/Choices': ({ deps }) => choicesOfProducts(deps.db),
  'POST /api/SellerProduct/Detail': ({ body, caller, deps }) => detailProduct(deps.db, caller, body.ProductCode),
  'POST /api/SellerProduct/UploadPicture': (context) => uploadPicture(context, context.form),
  'POST /api/SellerProduct/SetPictures': (context) => setPictures(context, context.body),
  'POST /api/SellerProduct/SetPrice': (context) => setPrice(context, context.body),
  'POST /api/SellerProduct/SetStock': (context) => setStock(context, context.body),
  'POST /api/SellerProduct/Shelve': (context) => shelve(context, context.body),
})
