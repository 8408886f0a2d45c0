import type { Mall } from '@mall/api'
import { callQuery } from '@mall/app-kit/query/call-query.ts'

export const homeQueries = {
  index: (mall: Mall, viewer: string) => callQuery(mall, 'POST /api/Home/Index', viewer, {}),
}
