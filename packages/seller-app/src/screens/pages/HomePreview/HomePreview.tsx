import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { QueryState } from '@mall/app-kit/query/QueryState.tsx'
import { ScreenLoading } from '@mall/app-kit/screens/ScreenLoading.tsx'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { Empty } from '@mall/ui/empty'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { RenderedPage } from '../../../components/home/RenderedPage.tsx'
import { useSeller } from '../../../queries/seller.ts'

const gone = <Empty kind="error" title="预览链接已失效">链接只在生成后 24 小时内有效，请向发给您的人再要一个。</Empty>

/** `/seller/home/preview#key`: a draft of the home page for somebody without a login. */
export const HomePreview = () => {
  const { key } = useViewer()
  const { hash } = useLocation()
  const Key = hash.slice(1)
  const isKey = /^[\w-]{43}$/.test(Key)
  const query = useQuery({ ...callQuery(useSeller(), 'POST /api/SellerHome/Shared', key, { Key }, { silent: true }), enabled: isKey, retry: false })
  if (!isKey) return gone
  return (
    <QueryState query={query} skeleton={<ScreenLoading kind="page" label="预览加载中" />} notFound={gone}>
      {({ Html }) => <RenderedPage title="首页预览" html={Html} />}
    </QueryState>
  )
}
