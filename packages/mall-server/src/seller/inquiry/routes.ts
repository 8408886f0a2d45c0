import { defineRoutes } from '../../platform/http/define-routes.ts'
import { markUnavailable, quote, saveDraft, sendMessage } from './actions.ts'
import { findCandidates } from './candidates.ts'
import { inquiryDetail } from './detail.ts'
import { quoteHistory } from './history.ts'
import { listInquiries } from './list.ts'

export const sellerInquiryRoutes = defineRoutes({
  'POST /api/SellerInquiry/List': ({ body, caller, deps }) => listInquiries(deps.db, caller, body, deps.clock()),
  'POST /api/SellerInquiry/Detail': ({ body, caller, deps }) => inquiryDetail(deps.db, caller, body.InquiryId, deps.clock()),
  'POST /api/SellerInquiry/Candidates': ({ body, caller, deps }) => findCandidates(deps.db, caller, body, deps.clock()),
  'POST /api/SellerInquiry/History': ({ body, caller, deps }) => quoteHistory(deps.db, caller, body, deps.clock()),
  'POST /api/SellerInquiry/SaveDraft': (context) => saveDraft(context, context.body),
  'POST /api/SellerInquiry/Quote': (context) => quote(context, context.body),
  'POST /api/SellerInquiry/MarkUnavailable': (context) => markUnavailable(context, context.body),
  'POST /api/SellerInquiry/Message': (context) => sendMessage(context, context.body),
})
