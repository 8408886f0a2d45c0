import { Button } from '@mall/ui/button'
import { Empty } from '@mall/ui/empty'
import { Skeleton } from '@mall/ui/skeleton'
import { Inline } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { RenderedPage } from '../../../components/home/RenderedPage.tsx'
import * as S from './HomeView.styles.ts'

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

interface PagePreviewProps {
  readonly rendered: RenderedHome | null
}

const Windows = ({ html }: { readonly html: string }) => (
  <S.Windows>
    <div data-device="desk"><RenderedPage title="首页，桌面 1440" html={html} width={1440} /></div>
    <div data-device="phone"><RenderedPage title="首页，手机 390" html={html} width={390} /></div>
  </S.Windows>
)

/** The page itself beside the form, as a visitor on a desk and on a phone will see it. */
export const PagePreview = ({ rendered }: PagePreviewProps) => (
  <S.Page aria-label="首页预览">
    <Inline gap={8}>
      <strong>访客看到的首页</strong>
      <Text tone="secondary" size={12}>{rendered?.isBehind ? '正在更新…' : '桌面 1440，手机 390；每次改完 1 秒后更新'}</Text>
    </Inline>
    {rendered === null ? (
      <Empty size="small" title="此处不能预览">服务器上没有商城的页面</Empty>
    ) : rendered.html !== undefined ? (
      <Windows html={rendered.html} />
    ) : rendered.failure !== null ? (
      <Empty kind="error" size="small" title={rendered.failure} action={<Button onClick={rendered.onRetry}>重试</Button>} />
    ) : (
      <div role="status" aria-label="预览加载中"><Skeleton variant="block" height={480} /></div>
    )}
  </S.Page>
)
