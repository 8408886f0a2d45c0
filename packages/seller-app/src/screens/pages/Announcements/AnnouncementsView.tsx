import type { AnnouncementState, SellerAnnouncement, SellerAnnouncementList } from '@mall/api/seller/contract'
import { ListCard } from '@mall/app-kit/list/ListCard.tsx'
import { ListPage } from '@mall/app-kit/list/ListPage.tsx'
import type { ListState } from '@mall/app-kit/list/list-state.ts'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Button } from '@mall/ui/button'
import { Empty } from '@mall/ui/empty'
import { Link } from '@mall/ui/link'
import { FactTint } from '@mall/ui/page-header'
import type { TableColumn } from '@mall/ui/table'
import { Text } from '@mall/ui/text'
import { audienceText, daysText } from '../../../components/announcement/announcement-words.ts'
import { AnnouncementTag } from '../../../components/announcement/AnnouncementTag.tsx'
import { href } from '../../../site/routes.ts'
import { announcementsList } from './announcements-list.ts'

export interface AnnouncementsViewProps {
  readonly state: ListState<SellerAnnouncementList, typeof announcementsList>
  readonly onCreate: () => void
}

const announcementId = ({ AnnouncementId }: SellerAnnouncement) => String(AnnouncementId)

const countOf = ({ StateCounts, All }: SellerAnnouncementList, state: string | number | null): number => (state === null ? All : (StateCounts.find(({ State }) => State === state)?.Count ?? 0))

const titleLink = ({ AnnouncementId, Title }: SellerAnnouncement) => <Link href={href('announcement', {}, { id: String(AnnouncementId) })}>{Title}</Link>

const columns: readonly TableColumn<SellerAnnouncement>[] = [
  { key: 'Title', header: '标题', minWidth: 240, rowHeader: true, ellipsis: true, title: ({ Title }) => Title, render: titleLink },
  { key: 'For', header: '给谁看', minWidth: 180, ellipsis: true, title: audienceText, render: audienceText },
  { key: 'From', header: '起止', width: 216, sort: true, render: daysText },
  { key: 'State', header: '状态', width: 88, render: (announcement) => <AnnouncementTag announcement={announcement} /> },
  { key: 'ChangedAt', header: '最后修改', width: 216, ellipsis: true, render: ({ ChangedAt, ChangedBy }) => `${formatInstant(ChangedAt)} ${ChangedBy}` },
]

const live: AnnouncementState = 'live'
const waiting: AnnouncementState = 'waiting'

const FactOf = ({ data }: { readonly data: SellerAnnouncementList }) => {
  const due = countOf(data, waiting)
  return (
    <>
      {countOf(data, live) === 0 ? '买家现在看不到公告' : `${countOf(data, live)} 条正在显示`}
      {due === 0 ? null : (
        <>
          ，<FactTint tone="warning">{`${due} 条待发布`}</FactTint>
        </>
      )}
    </>
  )
}

/** 公告: what the mall announces, to whom and when. */
export const AnnouncementsView = ({ state, onCreate }: AnnouncementsViewProps) => {
  const { data } = state
  return (
    <ListPage<SellerAnnouncement>
      list={announcementsList}
      state={state}
      name="公告"
      fact={data && <FactOf data={data} />}
      subject="公告"
      columns={columns}
      rowKey={announcementId}
      countOf={(tab) => data && countOf(data, tab)}
      action={
        data?.CanCreate === false ? undefined : (
          <Button variant="decisive" disabled={data === undefined} onClick={onCreate}>
            写公告
          </Button>
        )
      }
      empty={<Empty size="small" title="还没有公告">写一条，发布后买家在首页和消息里看到</Empty>}
      renderCard={(announcement) => (
        <ListCard start={titleLink(announcement)} end={<AnnouncementTag announcement={announcement} />} about={<Text>{audienceText(announcement)}</Text>} amount={null} note={daysText(announcement)} />
      )}
    />
  )
}
