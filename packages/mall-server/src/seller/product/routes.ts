import { renderDescription } from '../../catalogue/product/description.ts'
import { defineRoutes } from '../../platform/http/define-routes.ts'
import { setPrice, setStock } from './actions.ts'
import { setCategory, setTaxRate, shelve } from './bulk.ts'
import { choicesOfFields, choicesOfProducts } from './choices.ts'
import { createProduct } from './create.ts'
import { discardDraft, publish, saveDraft } from './draft.ts'
import { historyOf } from './history.ts'
import { listProducts } from './list.ts'
import { setPictures, uploadPicture } from './pictures.ts'
import { detailProduct } from './records.ts'

export const sellerProductRoutes = defineRoutes({
  'POST /api/SellerProduct/List': ({ body, caller, deps }) => listProducts(deps.db, caller, body),
  'POST /api/SellerProduct/Choices': ({ deps }) => choicesOfProducts(deps.db),
  'POST /api/SellerProduct/Detail': ({ body, caller, deps }) => detailProduct(deps.db, caller, body.ProductCode),
  'POST /api/SellerProduct/FieldChoices': ({ deps }) => choicesOfFields(deps.db),
  'POST /api/SellerProduct/PreviewDescription': ({ body }) => Promise.resolve({ Html: renderDescription(body.Description) }),
  'POST /api/SellerProduct/Create': (context) => createProduct(context, context.body),
  'POST /api/SellerProduct/SaveDraft': (context) => saveDraft(context, context.body),
  'POST /api/SellerProduct/DiscardDraft': (context) => discardDraft(context, context.body),
  'POST /api/SellerProduct/Publish': (context) => publish(context, context.body),
  'POST /api/SellerProduct/History': ({ body, caller, deps }) => historyOf(deps.db, caller, body),
  'POST /api/SellerProduct/UploadPicture': (context) => uploadPicture(context, context.form),
  'POST /api/SellerProduct/SetPictures': (context) => setPictures(context, context.body),
  'POST /api/SellerProduct/SetPrice': (context) => setPrice(context, context.body),
  'POST /api/SellerProduct/SetStock': (context) => setStock(context, context.body),
  'POST /api/SellerProduct/SetCategory': (context) => setCategory(context, context.body),
  'POST /api/SellerProduct/SetTaxRate': (context) => setTaxRate(context, context.body),
  'POST /api/SellerProduct/Shelve': (context) => shelve(context, context.body),
})
