import { defineRoutes } from '../../platform/http/define-routes.ts'
import { announcementFor, listAnnouncements } from './store.ts'

export const announcementRoutes = defineRoutes({
  'POST /api/Announcement/List': ({ body, caller, deps }) => listAnnouncements(deps.db, caller, body, deps.clock()),
  'POST /api/Announcement/Detail': ({ body, caller, deps }) => announcementFor(deps.db, caller, body.AnnouncementId, deps.clock()),
})
