import type { Announcement, AnnouncementDetail } from '@mall/api/contract'
import { Content } from '@mall/app-kit/content/Content.tsx'
import { formatDay } from '@mall/app-kit/words/format.ts'
import { Breadcrumbs } from '@mall/ui/breadcrumbs'
import { Button } from '@mall/ui/button'
import { Empty } from '@mall/ui/empty'
import { Icon } from '@mall/ui/icon'
import { Link } from '@mall/ui/link'
import { Skeleton } from '@mall/ui/skeleton'
import { Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { mediaQueries, useMediaQuery } from '@mall/ui/theme'
import { useId, useState } from 'react'
import { ReadingPage } from '../../../components/content/ReadingPage.tsx'
import * as S from '../../../components/content/ReadingColumns.styles.ts'
import { announcementHref, href } from '../../../site/routes.ts'

export interface AnnouncementsViewProps {
  /** Undefined while it loads, null when it failed. */
  readonly list: { readonly Items: readonly Announcement[]; readonly total: number } | null | undefined
  /** The one that is open; null for none. */
  readonly current: number | null
  /** Undefined while it loads; `unknown`: there is none such for this reader. */
  readonly page: AnnouncementDetail | 'failed' | 'unknown' | undefined
  /** Undefined where there are no more to show. */
  readonly onMore: (() => void) | undefined
  readonly onRetry: () => void
}

/** The titles, the newest first. Behind a button on narrow screens. */
const Menu = ({ list, current, onMore }: Pick<AnnouncementsViewProps, 'current' | 'onMore'> & { readonly list: NonNullable<AnnouncementsViewProps['list']> }) => {
  const id = useId()
  const isNarrow = useMediaQuery(mediaQueries.narrow)
  const [isOpen, setOpen] = useState(false)
  return (
    <Stack as="nav" gap={8} aria-label="全部公告">
      {isNarrow ? (
        <Button block icon={<Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {`全部公告（${list.total}）`}
        </Button>
      ) : null}
      <S.List id={id} data-open={isOpen ? '' : undefined}>
        {list.Items.map(({ AnnouncementId, Title, PublishedAt }) => (
          <li key={AnnouncementId}>
            <Link href={announcementHref(AnnouncementId)} aria-current={AnnouncementId === current ? 'page' : undefined} onClick={() => setOpen(false)}>
              {Title}
              <small>
                <time dateTime={PublishedAt}>{formatDay(PublishedAt)}</time>
              </small>
            </Link>
          </li>
        ))}
      </S.List>
      {onMore !== undefined && list.total > list.Items.length && (!isNarrow || isOpen) ? (
        <Button variant="text" block onClick={onMore}>
          显示更多
        </Button>
      ) : null}
    </Stack>
  )
}

const Page = ({ page, onRetry }: Pick<AnnouncementsViewProps, 'page' | 'onRetry'>) => {
  if (page === undefined)
    return (
      <ReadingPage title="公告">
        <div role="status" aria-label="公告加载中">
          <Skeleton lines={6} />
        </div>
      </ReadingPage>
    )
  if (page === 'failed')
    return (
      <ReadingPage title="公告">
        <Empty kind="error" title="公告加载失败" action={<Button onClick={onRetry}>重试</Button>} />
      </ReadingPage>
    )
  if (page === 'unknown')
    return (
      <ReadingPage title="公告不存在">
        <Empty kind="search" title="没有这条公告" action={<Button href={href('announcements')}>看最新公告</Button>}>
          它可能已撤下，或不是发给您的。
        </Empty>
      </ReadingPage>
    )
  return (
    <ReadingPage title={page.Title}>
      <Text as="p" tone="secondary">
        <time dateTime={page.PublishedAt}>{`${formatDay(page.PublishedAt)} 发布`}</time>
      </Text>
      <Content nodes={page.Content} />
    </ReadingPage>
  )
}

/** 公告: what the mall announces to this reader, and the one that is open. */
export const AnnouncementsView = ({ list, current, page, onMore, onRetry }: AnnouncementsViewProps) => {
  const title = typeof page === 'object' ? page.Title : '公告'
  return (
    <>
      <Breadcrumbs items={[{ label: '首页', href: href('home') }, { label: '公告', href: href('announcements') }, ...(title === '公告' ? [] : [{ label: title }])]} />
      {list === null ? (
        <ReadingPage title="公告">
          <Empty kind="error" title="公告加载失败" action={<Button onClick={onRetry}>重试</Button>} />
        </ReadingPage>
      ) : list?.Items.length === 0 && page === undefined ? (
        <ReadingPage title="公告">
          <Empty title="暂无公告" />
        </ReadingPage>
      ) : (
        <S.Columns>
          {list === undefined ? <Skeleton lines={8} /> : <Menu list={list} current={current} onMore={onMore} />}
          <Page page={page} onRetry={onRetry} />
        </S.Columns>
      )}
    </>
  )
}
