import { photoRules } from '@mall/api/contract'
import type { SellerSiteDetail } from '@mall/api/seller/contract'
import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useDraftKey } from '@mall/app-kit/forms/use-form-draft.ts'
import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { QueryState } from '@mall/app-kit/query/QueryState.tsx'
import { ScreenLoading } from '@mall/app-kit/screens/ScreenLoading.tsx'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useQuery } from '@tanstack/react-query'
import { useSeller } from '../../../queries/seller.ts'
import type { UploadLogo } from './LookFields.tsx'
import { SiteView } from './SiteView.tsx'

const renderLeaveGuard = (dirty: boolean, isKept: boolean) => <LeaveGuard dirty={dirty} isKept={isKept} />

interface LoadedProps {
  readonly detail: SellerSiteDetail
  readonly onRefresh: () => Promise<SellerSiteDetail>
}

const Loaded = ({ detail, onRefresh }: LoadedProps) => {
  const seller = useSeller()
  const draftKey = useDraftKey('site')
  const saving = useAction('POST /api/SellerSite/Save', { silent: true, awaitsChanges: true, done: '已保存，10 秒内生效' })
  const upload: UploadLogo = async (file, { signal, onProgress }) => (await seller.upload(file, { url: '/api/SellerSite/UploadLogo', rules: photoRules, signal, onProgress, quiet: true, silent: true })).Url
  return <SiteView detail={detail} draftKey={draftKey} renderLeaveGuard={renderLeaveGuard} upload={upload} onSave={saving.send} onRefresh={onRefresh} />
}

/** `/seller/site` */
export const Site = () => {
  const { key } = useViewer()
  const query = useQuery({ ...callQuery(useSeller(), 'POST /api/SellerSite/Detail', key, {}), staleTime: 0 })
  return (
    <QueryState query={query} skeleton={<ScreenLoading kind="detail" label="站点加载中" />}>
      {(detail) => (
        <Loaded
          detail={detail}
          onRefresh={async () => {
            const { data } = await query.refetch({ throwOnError: true })
            return data ?? detail
          }}
        />
      )}
    </QueryState>
  )
}
