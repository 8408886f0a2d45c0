import type { Mall } from '@mall/api'
import { queryOptions } from '@tanstack/react-query'
import { callQuery } from './call-query.ts'

export const homeQueries = {
  index: (mall: Mall, viewer: string) => callQuery(mall, 'POST /api/Home/Index', viewer, {}),

  /** 待办, for the bell and the menu of the user centre, which do without when it fails. */
  todos: (mall: Mall, viewer: string) =>
    queryOptions({ ...callQuery(mall, 'POST /api/Home/Index', viewer, {}, { silent: true }), staleTime: 60_000, select: ({ Todos }) => Todos }),
}
