import type { BannerViewer, HomeContent } from '@mall/api/seller/contract'
import { Button } from '@mall/ui/button'
import { DatePicker } from '@mall/ui/date-picker'
import { Empty } from '@mall/ui/empty'
import { FilterChip, FilterOptions, FilterSentence } from '@mall/ui/filter-sentence'
import { Skeleton } from '@mall/ui/skeleton'
import { Text } from '@mall/ui/text'
import { useMemo } from 'react'
import type { PageMark } from '../../../components/home/page-places.ts'
import { RenderedPage } from '../../../components/home/RenderedPage.tsx'
import * as S from './HomeView.styles.ts'
import { withoutChanges } from './page-marks.ts'

/** How the page is rendered for the editor. */
export interface RenderedHome {
  /** Undefined while the first one is on its way. */
  readonly html: string | undefined
  /** Why there is none. */
  readonly failure: string | null
  /** What was typed since is not in it yet. */
  readonly isBehind: boolean
  readonly onRetry: () => void
}

/** What the editor wants to see. */
export interface AskedPreview {
  /** The draft as the viewer sees it. */
  readonly content: HomeContent
  readonly viewer: BannerViewer
  readonly today: string
  readonly marks: readonly PageMark[]
  /** Why what is being edited is not in it. */
  readonly absence: string | null
  readonly onViewer: (viewer: BannerViewer) => void
}

interface PagePreviewProps extends Omit<AskedPreview, 'content'> {
  readonly rendered: RenderedHome | null
}

const viewers = [{ value: 'visitor', label: '访客' }, { value: 'customer', label: '已登录的客户' }]

/** 按 访客 在 今天 看 */
const ViewerLine = ({ viewer, today, onViewer }: Pick<AskedPreview, 'onViewer' | 'today' | 'viewer'>) => (
  <FilterSentence label="预览给谁看、看哪天">
    按
    <FilterChip label="谁" text={viewer.isLoggedIn ? '已登录的客户' : '访客'} filled>
      {(close) => (
        <FilterOptions
          label="谁"
          options={viewers}
          value={viewer.isLoggedIn ? 'customer' : 'visitor'}
          onValueChange={(value) => {
            onViewer({ ...viewer, isLoggedIn: value === 'customer' })
            close()
          }}
        />
      )}
    </FilterChip>
    在
    <FilterChip label="哪天" text={viewer.day === today ? '今天' : viewer.day} filled>
      {(close) => (
        <DatePicker
          aria-label="哪天"
          value={viewer.day}
          today={today}
          onValueChange={(day) => {
            if (day === '') return
            onViewer({ ...viewer, day })
            close()
          }}
        />
      )}
    </FilterChip>
    看草稿
  </FilterSentence>
)

const Windows = ({ html, marks }: { readonly html: string; readonly marks: readonly PageMark[] }) => (
  <S.Windows>
    <div data-device="desk"><RenderedPage title="首页，桌面 1440" html={html} width={1440} marks={marks} /></div>
    <div data-device="phone"><RenderedPage title="首页，手机 390" html={html} width={390} marks={marks} /></div>
  </S.Windows>
)

/** The draft itself beside its form, on a desk and on a phone, with its blocks marked. */
export const PagePreview = ({ rendered, viewer, today, marks: given, absence, onViewer }: PagePreviewProps) => {
  const isBehind = rendered?.isBehind ?? false
  const marks = useMemo(() => (isBehind ? withoutChanges(given) : given), [given, isBehind])
  return (
    <S.Page aria-label="首页预览">
      <S.PageHead>
        <ViewerLine viewer={viewer} today={today} onViewer={onViewer} />
        {absence === null ? (
          <Text tone="secondary" size={12}>{isBehind ? '正在更新…' : viewer.isLoggedIn ? '客户自己的待办与常购不画' : '改完 1 秒后更新；点页面也能选'}</Text>
        ) : (
          <Text tone="warning">{absence}</Text>
        )}
      </S.PageHead>
      {rendered === null ? (
        <Empty size="small" title="看不到首页的样子">这台服务器上没有商城的页面；草稿照常能存，也能发布</Empty>
      ) : rendered.html !== undefined ? (
        <Windows html={rendered.html} marks={marks} />
      ) : rendered.failure !== null ? (
        <Empty kind="error" size="small" title={rendered.failure} action={<Button onClick={rendered.onRetry}>重试</Button>} />
      ) : (
        <div role="status" aria-label="预览加载中"><Skeleton variant="block" height={480} /></div>
      )}
    </S.Page>
  )
}
