import { liveContentOf } from '../../catalogue/home-content/live-content.ts'
import { defineRoutes } from '../../platform/http/define-routes.ts'
import { homeOf } from './home.ts'

export const homeRoutes = defineRoutes({
  'POST /api/Home/Index': async ({ caller, deps: { db, clock } }) => homeOf(db, caller, clock(), await liveContentOf(db, clock())),
})
