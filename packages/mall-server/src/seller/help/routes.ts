import { defineRoutes } from '../../platform/http/define-routes.ts'
import { publishHelp, restoreHelp, saveHelp } from './actions.ts'
import { compiledPage } from './compiled-page.ts'
import { detailHelp, listHelp, versionsOfHelp } from './records.ts'

export const sellerHelpRoutes = defineRoutes({
  'POST /api/SellerHelp/Pages': ({ deps }) => listHelp(deps.db),
  'POST /api/SellerHelp/Detail': ({ body, caller, deps }) => detailHelp(deps.db, caller, body.PageKey),
  'POST /api/SellerHelp/Versions': ({ body, deps }) => versionsOfHelp(deps.db, body),
  'POST /api/SellerHelp/Preview': async ({ body }) => {
    const { title, nodes } = compiledPage(body.Body)
    return { Title: title, Content: [...nodes] }
  },
  'POST /api/SellerHelp/SaveDraft': (context) => saveHelp(context, context.body),
  'POST /api/SellerHelp/Publish': (context) => publishHelp(context, context.body),
  'POST /api/SellerHelp/Restore': (context) => restoreHelp(context, context.body),
})
