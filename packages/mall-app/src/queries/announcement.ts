import type { Mall } from '@mall/api'
import { callQuery } from '@mall/app-kit/query/call-query.ts'

export const announcementQueries = {
  /** The latest ones for the viewer. */
  list: (mall: Mall, viewer: string, PageSize: 10 | 20 | 100) => callQuery(mall, 'POST /api/Announcement/List', viewer, { PageIndex: 1, PageSize }, { silent: true }),
}
