import { isMallError } from '@mall/api'
import type { SellerAnnouncementDetail } from '@mall/api/seller/contract'
import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { PageUnknown } from '@mall/app-kit/page/PageUnknown.tsx'
import { useSettled } from '@mall/app-kit/page/use-settled.ts'
import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { QueryState } from '@mall/app-kit/query/QueryState.tsx'
import { ScreenLoading } from '@mall/app-kit/screens/ScreenLoading.tsx'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { failureText } from '@mall/app-kit/words/failure-text.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { ContentPreview } from '../../../components/content/ContentPreview.tsx'
import { useSeller } from '../../../queries/seller.ts'
import { AnnouncementView } from './AnnouncementView.tsx'

const renderLeaveGuard = (dirty: boolean) => <LeaveGuard dirty={dirty} />

/** What is drawn of the text, half a second after the last key. */
const Preview = ({ title, body }: { readonly title: string; readonly body: string }) => {
  const { key } = useViewer()
  const settled = useSettled(body, 500)
  const query = useQuery({ ...callQuery(useSeller(), 'POST /api/SellerAnnouncement/Preview', key, { Body: settled }, { silent: true }), placeholderData: (before) => before, gcTime: 0, retry: false })
  const problem = query.error === null ? null : isMallError(query.error) && query.error.code === 'MARKDOWN_INVALID' ? failureText(query.error) : '预览没有加载出来，写的内容还在'
  return <ContentPreview title={title} drawn={{ nodes: query.data, problem, isBehind: query.isFetching || settled !== body }} />
}

const renderPreview = (title: string, body: string) => <Preview title={title} body={body} />

interface LoadedProps {
  readonly announcement: SellerAnnouncementDetail
  readonly onRefresh: () => Promise<SellerAnnouncementDetail>
}

const Loaded = ({ announcement, onRefresh }: LoadedProps) => {
  const seller = useSeller()
  const { AnnouncementId } = announcement
  // What is typed stands for the version that it was begun in; what this page writes goes on from there.
  const [version, setVersion] = useState(announcement.Version)
  const saving = useAction('POST /api/SellerAnnouncement/Save', { silent: true, awaitsChanges: true, done: ({ State }) => (State === 'live' ? '已保存，买家马上看到' : '已保存') })
  const savingFirst = useAction('POST /api/SellerAnnouncement/Save', { silent: true })
  const publishing = useAction('POST /api/SellerAnnouncement/Publish', { silent: true, awaitsChanges: true, done: ({ State, From }) => (State === 'live' ? '已发布，买家马上看到' : `已排好，${From ?? ''} 起显示`) })
  const takingDown = useAction('POST /api/SellerAnnouncement/TakeDown', { awaitsChanges: true, done: '已撤下' })
  const written = <Written extends SellerAnnouncementDetail>(after: Written): Written => {
    setVersion(after.Version)
    return after
  }
  return (
    <AnnouncementView
      announcement={announcement}
      pending={takingDown.pending}
      renderLeaveGuard={renderLeaveGuard}
      renderPreview={renderPreview}
      findParties={(Keyword) => seller.request('POST', '/api/SellerAnnouncement/Parties', { Keyword }, { quiet: true, silent: true })}
      onSave={async (values) => written(await saving.send({ ...values, AnnouncementId, Version: version }))}
      onPublish={async (values) => {
        const saved = written(await savingFirst.send({ ...values, AnnouncementId, Version: version }))
        return written(await publishing.send({ AnnouncementId, Version: saved.Version }))
      }}
      onTakeDown={async () => {
        written(await takingDown.send({ AnnouncementId, Version: announcement.Version }))
      }}
      onRefresh={async () => written(await onRefresh())}
    />
  )
}

/** `/seller/notices/{id}` */
export const Announcement = () => {
  const { key } = useViewer()
  const { id = '' } = useParams()
  const query = useQuery({ ...callQuery(useSeller(), 'POST /api/SellerAnnouncement/Detail', key, { AnnouncementId: Number(id) }), staleTime: 0 })
  return (
    <QueryState query={query} skeleton={<ScreenLoading kind="detail" label="公告加载中" />} notFound={<PageUnknown subject="公告" />}>
      {(announcement) => (
        <Loaded
          key={announcement.AnnouncementId}
          announcement={announcement}
          onRefresh={async () => {
            const { data } = await query.refetch({ throwOnError: true })
            return data ?? announcement
          }}
        />
      )}
    </QueryState>
  )
}
