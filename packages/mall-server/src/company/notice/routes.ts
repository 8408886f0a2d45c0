import { defineRoutes } from '../../platform/http/define-routes.ts'
import { openNoticeEvents } from './events.ts'
import { saveSettings, settingsOf } from './settings.ts'
import { countUnread, listNotices, readNotices } from './store.ts'

export const noticeRoutes = defineRoutes({
  'POST /api/Notice/List': ({ body, caller, deps }) => listNotices(deps.db, caller, body),

  'POST /api/Notice/Read': async ({ body, caller, deps }) => ({ Count: await readNotices(deps.db, caller, body.Ids ?? 'all', deps.clock()) }),

  'POST /api/Notice/Count': async ({ caller, deps }) => ({ Count: await countUnread(deps.db, caller) }),

  'POST /api/Notice/Settings': ({ caller, deps }) => settingsOf(deps.db, caller.userId, deps.mail !== null),

  'POST /api/Notice/SettingsSave': async ({ body, caller, deps }) => {
    await saveSettings(deps.db, caller.userId, body.Kinds)
    return settingsOf(deps.db, caller.userId, deps.mail !== null)
  },

  'GET /api/Notice/Stream': ({ caller, deps, request }) => openNoticeEvents(caller, request, deps),
})
