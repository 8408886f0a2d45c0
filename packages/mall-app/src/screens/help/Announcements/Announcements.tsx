import { isMallError } from '@mall/api'
import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { AnnouncementsView } from './AnnouncementsView.tsx'

/** The titles that are shown at first, and after 显示更多. */
const sizes = [20, 100] as const

/** `/notice/{id}`; without an id the newest. */
export const Announcements = () => {
  const mall = useMall()
  const { key } = useViewer()
  const { '*': rest = '' } = useParams()
  const [step, setStep] = useState(0)
  const list = useQuery({ ...callQuery(mall, 'POST /api/Announcement/List', key, { PageIndex: 1, PageSize: sizes[step] ?? 100 }), placeholderData: keepPreviousData })
  const asked = rest.replace(/\/$/, '')
  const id = /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : asked === '' ? list.data?.Items[0]?.AnnouncementId : null
  const detail = useQuery({ ...callQuery(mall, 'POST /api/Announcement/Detail', key, { AnnouncementId: id ?? 0 }), enabled: typeof id === 'number' })
  const isMissing = id === null || (isMallError(detail.error) && detail.error.code === 'ANNOUNCEMENT_NOT_FOUND')
  return (
    <AnnouncementsView
      list={list.isError ? null : list.data}
      current={id ?? null}
      page={isMissing ? 'unknown' : detail.isError ? 'failed' : detail.data}
      onMore={step === sizes.length - 1 ? undefined : () => setStep(step + 1)}
      onRetry={() => {
        void list.refetch()
        if (typeof id === 'number') void detail.refetch()
      }}
    />
  )
}
