import type { Mall } from '@mall/api'
import { callQuery } from '@mall/app-kit/query/call-query.ts'

/** The departments that the viewer may see. They change rarely: five minutes without asking again. */
export const departmentTree = (mall: Mall, viewer: string) => ({ ...callQuery(mall, 'POST /api/Department/Tree', viewer, {}, { silent: true }), staleTime: 300_000 })
