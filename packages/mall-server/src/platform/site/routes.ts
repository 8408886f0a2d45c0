import { defineRoutes } from '../http/define-routes.ts'

export const siteRoutes = defineRoutes({
  'POST /api/Site/Config': ({ deps }) => Promise.resolve(deps.config.site),
})
