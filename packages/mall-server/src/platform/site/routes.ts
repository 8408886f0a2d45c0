import { defineRoutes } from '../http/define-routes.ts'
import { siteOf } from './settings.ts'

export const siteRoutes = defineRoutes({
  'POST /api/Site/Config': ({ deps }) => siteOf(deps.db, deps.config.site),
})
