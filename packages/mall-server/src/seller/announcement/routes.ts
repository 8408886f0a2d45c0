import { defineRoutes } from '../../platform/http/define-routes.ts'
import { findParties } from '../customer/parties.ts'
import { compiledBody, createAnnouncement, publishAnnouncement, saveAnnouncement, takeDownAnnouncement } from './actions.ts'
import { listAnnouncements } from './list.ts'
import { announcementDetail } from './records.ts'

export const sellerAnnouncementRoutes = defineRoutes({
  'POST /api/SellerAnnouncement/List': ({ body, caller, deps }) => listAnnouncements(deps.db, caller, body, deps.clock()),
  'POST /api/SellerAnnouncement/Detail': ({ body, caller, deps }) => announcementDetail(deps.db, caller, body.AnnouncementId, deps.clock()),
  'POST /api/SellerAnnouncement/Parties': ({ body, caller, deps }) => findParties(deps.db, caller, body),
  'POST /api/SellerAnnouncement/Preview': async ({ body }) => compiledBody(body.Body),
  'POST /api/SellerAnnouncement/Create': (context) => createAnnouncement(context, context.body),
  'POST /api/SellerAnnouncement/Save': (context) => saveAnnouncement(context, context.body),
  'POST /api/SellerAnnouncement/Publish': (context) => publishAnnouncement(context, context.body),
  'POST /api/SellerAnnouncement/TakeDown': (context) => takeDownAnnouncement(context, context.body),
})
