import type { Announcement, Notice, Todo } from '@mall/api/contract'
import { formatDay, formatMoment } from '@mall/app-kit/words/format.ts'
import { Button } from '@mall/ui/button'
import { Checkbox } from '@mall/ui/checkbox'
import { Empty } from '@mall/ui/empty'
import { Icon } from '@mall/ui/icon'
import { Link } from '@mall/ui/link'
import { Skeleton } from '@mall/ui/skeleton'
import { VisuallyHidden } from '@mall/ui/theme'
import { noticesDrawing } from '../../../components/drawings/notices.tsx'
import { announcementHref, href } from '../../../site/routes.ts'
import { targetHref } from '../../../site/target-href.ts'
import * as S from './Notices.styles.ts'

export interface NoticePanelViewProps {
  /** Undefined while they load, null when they failed. */
  readonly todos: readonly Pick<Todo, 'Name' | 'Count' | 'Target'>[] | null | undefined
  /** 公告, the latest of those for the viewer; empty for none. */
  readonly announcements: readonly Announcement[]
  /** Undefined while they load, null when they failed. */
  readonly notices: readonly Notice[] | null | undefined
  /** Of all, not of those that are shown. */
  readonly unread: number
  readonly isUnreadOnly: boolean
  readonly hasMore: boolean
  readonly isReading: boolean
  /** `YYYY`: moments of this year need none. */
  readonly year: string
  readonly onUnreadOnlyChange: (isUnreadOnly: boolean) => void
  readonly onMore: () => void
  readonly onRead: (ids: number[]) => void
  readonly onReadAll: () => void
  readonly onRetry: () => void
  readonly onFollow: () => void
  readonly onSettings: () => void
}

const Todos = ({ todos, onFollow }: Pick<NoticePanelViewProps, 'todos' | 'onFollow'>) => {
  const waiting = todos?.filter(({ Count }) => Count > 0) ?? []
  if (todos === null) return <S.Quiet>待办加载失败</S.Quiet>
  if (waiting.length === 0) return null
  return (
    <S.Todos aria-label="待办">
      {waiting.map(({ Name, Count, Target }) => (
        <li key={Name}>
          <Link href={targetHref(Target)} onClick={onFollow}>
            {Name}
            <b>{Count}</b>
          </Link>
        </li>
      ))}
    </S.Todos>
  )
}

const Announcements = ({ announcements, onFollow }: Pick<NoticePanelViewProps, 'announcements' | 'onFollow'>) =>
  announcements.length === 0 ? null : (
    <>
      <S.Head>
        <h2>公告</h2>
        <Link href={href('announcements')} onClick={onFollow}>
          全部
        </Link>
      </S.Head>
      <S.Announced aria-label="公告">
        {announcements.map(({ AnnouncementId, Title, PublishedAt }) => (
          <li key={AnnouncementId}>
            <Link href={announcementHref(AnnouncementId)} title={Title} onClick={onFollow}>
              {Title}
            </Link>
            <time dateTime={PublishedAt}>{formatDay(PublishedAt).slice(5)}</time>
          </li>
        ))}
      </S.Announced>
    </>
  )

interface RowProps extends Pick<NoticePanelViewProps, 'year' | 'onRead' | 'onFollow'> {
  readonly notice: Notice
}

const Row = ({ notice, year, onRead, onFollow }: RowProps) => {
  const { NoticeId, KindName, Title, Facts, Target, Time, IsUnread, IsDone } = notice
  const follow = () => {
    if (IsUnread) onRead([NoticeId])
    onFollow()
  }
  return (
    <S.Row data-unread={IsUnread ? '' : undefined}>
      <Link href={targetHref(Target)} onClick={follow}>
        <S.Title>
          {IsUnread ? <VisuallyHidden>未读：</VisuallyHidden> : null}
          {Title}
        </S.Title>
        {Facts.length > 0 ? <S.Facts>{Facts.join(' · ')}</S.Facts> : null}
        <S.Facts>
          {KindName} · {formatMoment(Time, year)}
          {IsDone ? ' · 已处理' : ''}
        </S.Facts>
      </Link>
      {IsUnread ? (
        <Button variant="text" icon={<Icon name="check" />} aria-label={`标为已读：${Title}`} title="标为已读" onClick={() => onRead([NoticeId])} />
      ) : null}
    </S.Row>
  )
}

const List = ({ notices, isUnreadOnly, hasMore, onMore, onRetry, ...row }: NoticePanelViewProps) => {
  if (notices === undefined)
    return (
      <div role="status" aria-label="消息加载中">
        {[0, 1, 2].map((nth) => (
          <S.Placeholder key={nth}>
            <Skeleton width="70%" />
            <Skeleton width="45%" />
          </S.Placeholder>
        ))}
      </div>
    )
  if (notices === null) return <Empty kind="error" size="small" title="消息加载失败" action={<Button onClick={onRetry}>重试</Button>} />
  if (notices.length === 0) return <Empty size="small" title={isUnreadOnly ? '没有未读消息' : '暂无消息'} picture={noticesDrawing} />
  return (
    <>
      <S.Rows aria-label="消息">
        {notices.map((notice) => (
          <Row key={notice.NoticeId} notice={notice} {...row} />
        ))}
      </S.Rows>
      {hasMore ? (
        <Button block variant="text" onClick={onMore}>
          显示更多
        </Button>
      ) : null}
    </>
  )
}

/** The panel of the bell: 待办 with their counts, and the latest notices, each with a link to the very thing. */
export const NoticePanelView = (props: NoticePanelViewProps) => {
  const { todos, announcements, unread, isUnreadOnly, isReading, onUnreadOnlyChange, onReadAll, onFollow, onSettings } = props
  return (
    <S.Panel>
      <Todos todos={todos} onFollow={onFollow} />
      <Announcements announcements={announcements} onFollow={onFollow} />
      <S.Head>
        <h2>消息</h2>
        <Checkbox checked={isUnreadOnly} onCheckedChange={onUnreadOnlyChange}>
          只看未读
        </Checkbox>
        <Button variant="text" disabled={unread === 0} loading={isReading} onClick={onReadAll}>
          全部已读
        </Button>
        <Button variant="text" onClick={onSettings}>
          设置
        </Button>
      </S.Head>
      <List {...props} />
    </S.Panel>
  )
}
