import type { Mall } from '@mall/api'
import { callQuery } from '@mall/app-kit/query/call-query.ts'

/** All roles of the company, to choose from: the page is longer than a company can have. */
export const roleList = (mall: Mall, viewer: string) => callQuery(mall, 'POST /api/Role/List', viewer, { PageIndex: 1, PageSize: 1000 }, { silent: true })
