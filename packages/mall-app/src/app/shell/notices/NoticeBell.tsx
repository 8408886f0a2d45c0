import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { ScreenBoundary } from '@mall/app-kit/screens/ScreenBoundary.tsx'
import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { Icon } from '@mall/ui/icon'
import { VisuallyHidden } from '@mall/ui/theme'
import { formatCount, TopBar } from '@mall/ui/top-bar'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { noticeQueries } from '../../../queries/notice.ts'
import { NoticePanel } from './NoticePanel.tsx'
import * as S from './Notices.styles.ts'
import { useLiveNotices } from './use-live-notices.ts'

const NoticeSettings = lazyInPage(async () => (await import('../../../features/notice/NoticeSettings.tsx')).NoticeSettings)

/** 消息: how many are unread, live; the latest, and what waits, in its panel. */
export const NoticeBell = () => {
  const { key } = useViewer()
  const { data } = useQuery(noticeQueries.count(useMall(), key))
  const latest = useLiveNotices()
  const [isOpen, setOpen] = useState(false)
  const [isSetting, setSetting] = useState(false)
  const count = data?.Count ?? 0
  const badge = formatCount(count)
  return (
    <>
      <TopBar.Dropdown
        data-icon-only=""
        aria-label={badge ? `消息，${badge}条未读` : '消息'}
        open={isOpen}
        onOpenChange={setOpen}
        label={
          <S.Bell>
            <Icon name="bell" />
            {badge ? <b aria-hidden="true">{badge}</b> : null}
          </S.Bell>
        }
      >
        {isOpen ? (
          <NoticePanel
            onFollow={() => setOpen(false)}
            onSettings={() => {
              setOpen(false)
              setSetting(true)
            }}
          />
        ) : null}
      </TopBar.Dropdown>
      <S.Beside>
        <VisuallyHidden role="status">{latest ? `新消息：${latest.Title}` : ''}</VisuallyHidden>
        {isSetting ? (
          <ScreenBoundary optional>
            <NoticeSettings onClose={() => setSetting(false)} />
          </ScreenBoundary>
        ) : null}
      </S.Beside>
    </>
  )
}
