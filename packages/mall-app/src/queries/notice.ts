import type { Mall } from '@mall/api'
import type { CallInput } from '@mall/api/contract'
import { callQuery } from '@mall/app-kit/query/call-query.ts'

export const noticeQueries = {
  /** How many are unread. Written by what arrives over the stream too. */
  count: (mall: Mall, viewer: string) => callQuery(mall, 'POST /api/Notice/Count', viewer, {}, { silent: true }),

  list: (mall: Mall, viewer: string, body: CallInput<'POST /api/Notice/List'>) => callQuery(mall, 'POST /api/Notice/List', viewer, body, { silent: true }),

  settings: (mall: Mall, viewer: string) => callQuery(mall, 'POST /api/Notice/Settings', viewer, {}, { silent: true }),
}
