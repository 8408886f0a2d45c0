import { defineRoutes } from '../../platform/http/define-routes.ts'
import { uploadPicture } from '../product/pictures.ts'
import { saveSite } from './actions.ts'
import { detailSite } from './records.ts'

export const sellerSiteRoutes = defineRoutes({
  'POST /api/SellerSite/Detail': ({ caller, deps }) => detailSite(deps.db, caller, deps.config.site),
  'POST /api/SellerSite/Save': (context) => saveSite(context, context.body),
  'POST /api/SellerSite/UploadLogo': (context) => uploadPicture(context, context.form),
})
