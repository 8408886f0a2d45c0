import { Button } from '@mall/ui/button'
import { Empty } from '@mall/ui/empty'
import type { ReactNode } from 'react'
import type { AnyList, ListQuery } from './define-list.ts'

interface ListEmptyProps {
  readonly list: AnyList
  /** What is listed, e.g. 订单. */
  readonly subject: string
  readonly query: ListQuery
  /** Items on all pages. */
  readonly total: number
  /** What is said while there is nothing at all, with the next step; by default 还没有 and the subject. */
  readonly empty?: ReactNode
  readonly onQuery: (query: ListQuery) => void
}

/** Why no row is there: this page does not exist, the filters leave none, or there are none at all. */
export const ListEmpty = ({ list, subject, query, total, empty, onQuery }: ListEmptyProps) => {
  if (total > 0) {
    return (
      <Empty
        kind="search"
        size="small"
        title={`没有第 ${query.page} 页`}
        action={<Button onClick={() => onQuery(list.change(query, { page: 1 }))}>回到第一页</Button>}
      />
    )
  }
  if (!list.isNarrowed(query)) return empty ?? <Empty size="small" title={`还没有${subject}`} />
  const all = list.change(list.clear(query), { tab: list.tabs?.all === undefined ? list.parse(new URLSearchParams()).tab : null })
  return (
    <Empty
      kind="search"
      size="small"
      title="没有符合条件的数据，请调整筛选"
      action={<Button onClick={() => onQuery(all)}>{`查看全部${subject}`}</Button>}
    />
  )
}
