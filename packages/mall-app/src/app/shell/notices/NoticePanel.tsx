import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { useNow } from '@mall/app-kit/page/use-now.ts'
import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { noticeQueries } from '../../../queries/notice.ts'
import { useTodos } from '../work/use-todos.ts'
import { NoticePanelView } from './NoticePanelView.tsx'

/** Announcements of the mall above the notices: home shows the same ones. */
const latestAnnouncements = 2

/** What is shown at first, and after each 显示更多. */
const sizes = [20, 50, 100] as const

interface NoticePanelProps {
  /** A link was followed. */
  readonly onFollow: () => void
  readonly onSettings: () => void
}

/** The latest notices and 待办 of the viewer. */
export const NoticePanel = ({ onFollow, onSettings }: NoticePanelProps) => {
  const mall = useMall()
  const { key } = useViewer()
  const queryClient = useQueryClient()
  const [isUnreadOnly, setUnreadOnly] = useState(false)
  const [step, setStep] = useState(0)
  const now = useNow()
  const PageSize = sizes[step] ?? 100
  const list = useQuery({
    ...noticeQueries.list(mall, key, { PageIndex: 1, PageSize, ...(isUnreadOnly ? { Unread: true } : {}) }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const announcements = useQuery(callQuery(mall, 'POST /api/Announcement/List', key, { PageIndex: 1, PageSize: 10 }, { silent: true }))
  const read = useAction('POST /api/Notice/Read', {
    quiet: true,
    queues: true,
    awaitsChanges: true,
    onDone: (count) => queryClient.setQueryData(noticeQueries.count(mall, key).queryKey, count),
  })
  const { data } = list
  return (
    <NoticePanelView
      todos={useTodos()}
      announcements={announcements.data?.Items.slice(0, latestAnnouncements) ?? []}
      notices={list.isError ? null : data?.Items}
      unread={data?.Count ?? 0}
      isUnreadOnly={isUnreadOnly}
      hasMore={data !== undefined && data.total > data.Items.length && step < sizes.length - 1}
      isReading={read.pending}
      year={String(new Date(now).getFullYear())}
      onUnreadOnlyChange={setUnreadOnly}
      onMore={() => setStep((now) => now + 1)}
      onRead={(Ids) => read.run({ Ids })}
      onReadAll={() => read.run({ All: true })}
      onRetry={() => void list.refetch()}
      onFollow={onFollow}
      onSettings={onSettings}
    />
  )
}
