import { defineRoutes } from '../../platform/http/define-routes.ts'
import { helpPagesOf } from './live-pages.ts'

export const helpRoutes = defineRoutes({
  'POST /api/Help/Pages': ({ deps }) => helpPagesOf(deps.db),
})
