import { defineRoutes } from '../../platform/http/define-routes.ts'
import { discard, pause, resume, start, undo } from './actions.ts'
import { productTemplate } from './columns.ts'
import { importDetail, importRows } from './detail.ts'
import { exportProducts } from './export.ts'
import { listImports } from './list.ts'
import { mapColumns } from './mapping.ts'
import { addPictures } from './pictures.ts'
import { uploadProducts } from './upload.ts'

export const sellerProductImportRoutes = defineRoutes({
  // Of the list of products, with the columns of an import.
  'POST /api/SellerProduct/Export': (context) => exportProducts(context, context.body),
  'POST /api/SellerProductImport/Template': ({ caller }) => Promise.resolve(productTemplate(caller)),
  'POST /api/SellerProductImport/List': ({ body, caller, deps }) => listImports(deps.db, caller, body, deps.clock()),
  'POST /api/SellerProductImport/Detail': ({ body, caller, deps }) => importDetail(deps.db, caller, body.ImportId, deps.clock()),
  'POST /api/SellerProductImport/Rows': ({ body, caller, deps }) => importRows(deps.db, caller, body),
  'POST /api/SellerProductImport/Upload': (context) => uploadProducts(context, context.form),
  'POST /api/SellerProductImport/Map': (context) => mapColumns(context, context.body),
  'POST /api/SellerProductImport/AddPictures': (context) => addPictures(context, context.body),
  'POST /api/SellerProductImport/Start': (context) => start(context, context.body),
  'POST /api/SellerProductImport/Pause': (context) => pause(context, context.body),
  'POST /api/SellerProductImport/Resume': (context) => resume(context, context.body),
  'POST /api/SellerProductImport/Undo': (context) => undo(context, context.body),
  'POST /api/SellerProductImport/Discard': (context) => discard(context, context.body),
})
