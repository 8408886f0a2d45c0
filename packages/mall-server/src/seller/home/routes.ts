import { defineRoutes } from '../../platform/http/define-routes.ts'
import { uploadPicture } from '../product/pictures.ts'
import { cancelPlan, discardDraft, publishDraft, restoreVersion, saveDraft } from './actions.ts'
import { previewHome, sharedHome, shareDraft } from './preview.ts'
import { detailHome, versionsOf } from './records.ts'

export const sellerHomeRoutes = defineRoutes({
  'POST /api/SellerHome/Detail': ({ caller, deps }) => detailHome(deps.db, caller, deps),
  'POST /api/SellerHome/SaveDraft': (context) => saveDraft(context, context.body),
  'POST /api/SellerHome/DiscardDraft': (context) => discardDraft(context, context.body),
  'POST /api/SellerHome/Publish': (context) => publishDraft(context, context.body),
  'POST /api/SellerHome/CancelPlan': (context) => cancelPlan(context, context.body),
  'POST /api/SellerHome/Restore': (context) => restoreVersion(context, context.body),
  'POST /api/SellerHome/Versions': ({ body, deps }) => versionsOf(deps.db, deps.clock(), body),
  'POST /api/SellerHome/UploadPicture': (context) => uploadPicture(context, context.form),
  'POST /api/SellerHome/Preview': (context) => previewHome(context, context.body),
  'POST /api/SellerHome/ShareDraft': (context) => shareDraft(context, context.body),
  'POST /api/SellerHome/Shared': ({ body, deps }) => sharedHome(deps, body),
})
