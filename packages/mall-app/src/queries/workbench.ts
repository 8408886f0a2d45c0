import type { Mall } from '@mall/api'
import type { Workbench, WorkbenchWidget } from '@mall/api/contract'
import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { queryOptions } from '@tanstack/react-query'

type Part<Widget extends WorkbenchWidget> = NonNullable<Workbench[Widget]>

export const workbenchQueries = {
  /**
   * One part of the workbench, by a call of its own: it loads and fails by itself, and says so where it stands. Null for a viewer who may
   * not see what it is made of.
   */
  widget: <Widget extends WorkbenchWidget>(mall: Mall, viewer: string, widget: Widget) =>
    queryOptions({
      ...callQuery(mall, 'POST /api/Workbench/Index', viewer, { Widgets: [widget] }, { silent: true }),
      staleTime: 0,
      select: (parts: Workbench): Part<Widget> | null => (parts[widget] as Part<Widget> | null | undefined) ?? null,
    }),
}
